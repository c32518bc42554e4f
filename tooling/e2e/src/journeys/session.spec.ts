import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { Account } from "../pages/account.ts";
import { Wizard } from "../pages/wizard.ts";

const TOKEN_SECONDS = 12 * 3600;

test("a session that ends in the middle of the order leads to the login and back to the same step", async ({
  page,
  text,
  fan,
  sandbox,
}) => {
  const wizard = new Wizard(page, text);
  const account = new Account(page, text, sandbox);
  await wizard.goToPerson();
  await account.register(fan);
  await wizard.expectStep("approval");

  await page.goto("/order/number");
  await wizard.expectStep("number");
  await wizard.chooseSim("physical");

  await sandbox.advanceClock(TOKEN_SECONDS + 60);
  // Every answer of the operator carries its time, by which the page notices that the session has expired. An earlier answer may already
  // have opened the dialog over this control, so dispatch the click.
  await page.getByText(text("order", "number.list.special"), { exact: true }).dispatchEvent("click");
  const alert = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(alert).toContainText(text("shell", "session.expired.title"));
  await expectNoFaults(page);
  await alert.getByText(text("shell", "session.expired.login"), { exact: true }).click();

  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
  await account.login(fan.email, fan.password);
  await wizard.expectStep("number");
  await expect(page.getByRole("radio", { name: text("ticket", "sims.physical"), exact: true })).toBeChecked();
});

test("a session that ends on a form without the page round it says so there, and the login leads back to what was typed", async ({
  page,
  text,
  sandbox,
}) => {
  const account = new Account(page, text, sandbox);
  await account.signIn("/support");
  const message = page.getByLabel(text("support", "form.message"), { exact: true });
  await message.fill("Nordkurve, Block 12");
  await expect(page.getByLabel(text("support", "form.email"), { exact: true })).toHaveValue(DEMO.email);

  await sandbox.advanceClock(TOKEN_SECONDS + 60);
  // A fault report fetches the fan's lines, and the answer carries the operator's time.
  await page.getByLabel(text("support", "form.topic"), { exact: true }).selectOption("fault");
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText(text("shell", "session.expired.title"));
  await expectNoFaults(page);
  await alert.getByText(text("shell", "session.expired.login"), { exact: true }).click();
  await account.login(DEMO.email, DEMO.password);
  await expect(page).toHaveURL(/\/support$/);
  await expect(message).toHaveValue("Nordkurve, Block 12");
});

test(
  "a page that needs an account leads to the login and afterwards to where the fan wanted, and logging out ends at home",
  { tag: "@core" },
  async ({ page, text, sandbox }) => {
    await page.goto("/dashboard/bills");
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Fdashboard%2Fbills$/);
    await new Account(page, text, sandbox).login(DEMO.email, DEMO.password);
    await expect(page).toHaveURL(/\/dashboard\/bills$/);

    await page.goto("/dashboard");
    await page.getByRole("button", { name: text("dashboard", "profile.logout"), exact: true }).click();
    await expect(page.getByRole("link", { name: text("home", "hero.choose") })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);
