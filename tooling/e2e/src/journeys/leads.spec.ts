import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { Account } from "../pages/account.ts";
import { Giveaway } from "../pages/giveaway.ts";

test("a fan enters a giveaway, and it counts by the link in the fan's own mailbox, once", async ({ page, text, fan, sandbox }) => {
  const giveaway = new Giveaway(page, text, sandbox);
  await page.goto("/giveaway");
  await giveaway.enter(fan, true);
  await giveaway.confirm(fan);
  await expectNoFaults(page);
  await page.getByRole("button", { name: text("giveaway", "revoke.submit") }).click();
  await expect(page.getByText(text("giveaway", "revoke.done"), { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: text("giveaway", "result.confirm") }).click();
  await expect(page.getByText(text("errors", "reason.giveawayLink.1030"))).toBeVisible();
});

test("a fan repeats a draw in the own browser, and can read its protocol without any script", async ({ page, browser, text }) => {
  await page.goto("/giveaway");
  await page.getByRole("button", { name: text("giveaway", "check.submit") }).click();
  await expect(page.getByText(text("giveaway", "check.right"), { exact: true })).toBeVisible();
  await expectNoFaults(page);
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(page.url());
  await expect(still.getByText(text("giveaway", "proof.laid"), { exact: true })).toBeVisible();
  await expect(
    still
      .getByRole("list", { name: text("giveaway", "winners") })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await still.close();
});

test("a company asks to be called back and learns when and under which number", async ({ page, text, fan, sandbox }) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto("/auth/corporate-register");
  await field(text("business", "companyName")).fill("Işık & Söhne GmbH");
  await field(text("business", "taxNumber")).fill("21/815/08150");
  await field(text("forms", "firstName")).fill(fan.firstName);
  await field(text("forms", "lastName")).fill(fan.lastName);
  await field(text("business", "email")).fill(fan.email);
  await field(text("business", "phone")).fill(fan.phone);
  await page.getByRole("radio", { name: text("business", "callBack.midday") }).check({ force: true });
  await page.getByRole("button", { name: text("business", "submit") }).click();
  await expect(page.getByText(text("business", "done.title"))).toBeVisible();
  await expect(page.getByText(/L-[\dA-F]{10}/)).toBeVisible();
  await expect.poll(async () => (await sandbox.messages(fan.email)).some(({ body }) => /L-[\dA-F]{10}/.test(body))).toBe(true);
  await expectNoFaults(page);
});

test("a company makes its account with its wish, is signed in and called back", async ({ page, text, fan, sandbox }) => {
  const account = new Account(page, text, sandbox);
  const business = (key: string) => text("business", key);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto("/auth/corporate-register");
  await field(business("companyName")).fill("Işık & Söhne GmbH");
  await field(business("taxNumber")).fill("21/815/08150");
  await field(text("forms", "firstName")).fill(fan.firstName);
  await field(text("forms", "lastName")).fill(fan.lastName);
  await field(business("email")).fill(fan.email);
  await field(business("phone")).fill(fan.phone);
  await page.getByRole("radio", { name: business("callBack.midday") }).check({ force: true });
  await page.getByRole("checkbox", { name: business("choice.label") }).check();
  await account.field("forms", "birthday.label").fill(fan.birthday);
  await account.field("auth", "contact.emailConfirmation").fill(fan.email);
  await account.fillAddress(fan);
  await account.provePhone(await account.askForCode(fan));
  await account.choosePassword(fan);
  await page.getByRole("button", { name: business("choice.submit") }).click();
  await expect(page.getByText(business("done.account.title"))).toBeVisible();
  await expect(page.getByText(/L-[\dA-F]{10}/)).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole("link", { name: business("done.account.link") }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectNoFaults(page);
});
