import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";

// Without JavaScript a press waits until the club's server has rendered the answer, which takes longer on a busy machine.
test.use({ javaScriptEnabled: false, actionTimeout: 45_000 });

test("a contract is terminated without any script: mistakes stand beside the fields, nothing typed is lost, twice counts once", async ({
  page,
  text,
  view,
  sandbox,
}) => {
  const legal = (key: string) => text("legal", `cancellation.${key}`);
  await page.goto("/information/cancellation");
  const form = page.locator("#terminate");
  const field = (key: string) => form.getByLabel(legal(key), { exact: true });
  const send = () => form.getByRole("button", { name: legal("terminate") }).click();
  await expect(field("reason")).toBeHidden();
  await form.getByText(legal("extraordinary"), { exact: true }).click();
  await field("name").fill(DEMO.name);
  await field("email").fill("elif@");
  await field("date").fill("31.12.2026");
  await send();

  await expect(form.getByRole("alert")).toBeVisible();
  await expect(field("contract")).toHaveAccessibleDescription(pattern(text("validation", "contract.required")));
  await expect(field("email")).toHaveAccessibleDescription(pattern(text("validation", "email.invalid")));
  await expect(field("email")).toHaveValue("elif@");
  await expect(field("name")).toHaveValue(DEMO.name);
  await expect(field("date")).toHaveValue("31.12.2026");
  await expect(field("reason")).toBeVisible();
  await expect(page.locator("#withdraw").getByRole("alert")).toHaveCount(0);

  await field("contract").fill(view.demoNumber);
  await field("email").fill(DEMO.email);
  await field("reason").fill("<b>& Ğ</b>");
  await send();
  await expect(form.getByText(legal("terminateDone"), { exact: true })).toBeVisible();
  await expect(form.getByText(legal("toConfirm"), { exact: true })).toBeVisible();
  const copy = form.getByRole("link", { name: legal("save") });
  await expect(copy).toHaveAttribute("download", /^K-[0-9A-F]{10}\.txt$/);
  const receipt = (await copy.getAttribute("download"))?.split(".")[0] ?? "none";
  expect(decodeURIComponent((await copy.getAttribute("href")) ?? "")).toContain("<b>& Ğ</b>");
  await sandbox.readMail(DEMO.email, new RegExp(`(${receipt})`));

  await page.reload();
  await expect(form.getByRole("link", { name: legal("save") })).toHaveAttribute("download", `${receipt}.txt`);
});

test("a withdrawal is declared and receipted without any script", { tag: "@core" }, async ({ page, text, view }) => {
  const legal = (key: string) => text("legal", `cancellation.${key}`);
  await page.goto("/information/cancellation");
  const form = page.locator("#withdraw");
  const field = (key: string) => form.getByLabel(legal(key), { exact: true });
  await field("name").fill(DEMO.name);
  await field("contract").fill(view.demoNumber);
  await field("email").fill(DEMO.email);
  await field("email").press("Enter");
  await expect(form.getByText(legal("withdrawDone"), { exact: true })).toBeVisible();
  await expect(page.locator("#terminate form")).toBeVisible();
});

test("support is written to, and a shop found, without any script", async ({ page, text }) => {
  const support = (key: string) => text("support", key);
  await page.goto("/support?topic=fault");
  const form = page.locator("#write");
  await form.getByLabel(support("form.name"), { exact: true }).fill("Elif Şahin");
  await form.getByLabel(support("form.email"), { exact: true }).fill(DEMO.email);
  const message = form.getByLabel(support("form.message"), { exact: true });
  await form.getByRole("button").click();
  await expect(message).toHaveAccessibleDescription(pattern(text("validation", "supportMessage.required")));
  await expect(form.getByLabel(support("form.name"), { exact: true })).toHaveValue("Elif Şahin");
  await message.fill("Kein Netz\nseit gestern");
  await form.getByRole("button").click();
  await expect(form.getByText(support("done.title"), { exact: true })).toBeVisible();
  await expect(form.getByText(support("fault.title"), { exact: true })).toBeVisible();

  const shops = (key: string) => text("shops", key);
  await page.goto("/support");
  await page.getByLabel(shops("place")).fill("12045");
  await page.getByRole("button", { name: shops("search") }).click();
  await expect(page).toHaveURL(/\/support\/shops\?region=1&lang=\w\w#city-berlin$/);
  await expect(page.getByRole("heading", { level: 2, name: "Berlin" })).toBeInViewport();
  await page.getByLabel(shops("place")).fill("KOELN");
  await page.getByRole("button", { name: shops("search") }).click();
  await expect(page).toHaveURL(/\?region=5&lang=\w\w#city-koln$/);
});

test("a company asks to be called back without any script, and keeps what it typed where something is missing", async ({
  page,
  text,
  fan,
}) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const business = (key: string) => text("business", key);
  const waiver = page.getByRole("checkbox", { name: business("waiver.label") });
  const send = () => page.getByRole("button", { name: business("submit") }).click();
  await page.goto("/auth/corporate-register");
  await field(business("companyName")).fill("Işık & Söhne GmbH");
  await field(text("forms", "firstName")).fill(fan.firstName);
  await field(text("forms", "lastName")).fill(fan.lastName);
  await field(business("email")).fill(fan.email);
  await field(business("phone")).fill(fan.phone);
  await waiver.check({ force: true });
  await send();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(field(business("taxNumber"))).toHaveAccessibleDescription(pattern(text("validation", "taxNumber.required")));
  await expect(field(business("companyName"))).toHaveValue("Işık & Söhne GmbH");
  await expect(waiver).toBeChecked();
  expect(new URL(page.url()).search).toMatch(/^\?lang=\w\w$/);

  await field(business("taxNumber")).fill("21/815/08150");
  await page.getByRole("radio", { name: business("callBack.midday") }).check({ force: true });
  await send();
  await expect(page.getByText(business("done.title"), { exact: true })).toBeVisible();
  await expect(page.getByText(/L-[\dA-F]{10}/)).toBeVisible();
});

test("the registration shows a company's fields without any script, one link away", async ({ page, text }) => {
  await page.goto("/auth/register");
  const company = page.getByLabel(text("auth", "customer.companyName"), { exact: true });
  await expect(company).toHaveCount(0);
  await page.getByRole("link", { name: text("auth", "customer.corporate"), exact: true }).click();
  await expect(page).toHaveURL(/\?kind=corporate/);
  await expect(company).toBeVisible();
  await page.getByRole("link", { name: text("auth", "customer.private"), exact: true }).click();
  await expect(company).toHaveCount(0);
});

test("a shop's own address opens as a shop's without any script", async ({ page, text }) => {
  await page.goto("/auth/corporate-register?kind=dealer");
  await expect(page.getByRole("heading", { level: 1, name: text("business", "dealer.title") })).toBeVisible();
  await expect(page.getByRole("radio", { name: text("business", "kind.dealer") })).toBeChecked();
  await expect(page.getByRole("checkbox")).not.toBeVisible();
});

test("a fan enters a giveaway and confirms by the mail's link without any script", async ({ page, text, fan, sandbox }) => {
  const giveaway = (key: string) => text("giveaway", key);
  const form = page.locator('[id^="enter-"]').first();
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  const send = () => form.getByRole("button", { name: giveaway("form.submit"), exact: true }).click();
  await page.goto("/giveaway");
  await field(text("forms", "firstName")).fill(fan.firstName);
  await field(text("forms", "lastName")).fill(fan.lastName);
  await field(giveaway("form.email")).fill("fan@");
  await field(text("forms", "birthday.label")).fill(fan.birthday);
  await send();
  await expect(field(giveaway("form.email"))).toHaveAccessibleDescription(pattern(text("validation", "email.invalid")));
  await expect(field(text("forms", "birthday.label"))).toHaveValue(fan.birthday);
  await field(giveaway("form.email")).fill(fan.email);
  for (const box of await form.getByRole("checkbox").all()) await box.check({ force: true });
  await send();
  await expect(form.getByText(giveaway("result.mailTitle"), { exact: true })).toBeVisible();

  const link = async () => {
    const mails = await sandbox.messages(fan.email);
    return mails.map(({ body }) => /\/giveaway-result\?token=[\w-]+/.exec(body)?.[0]).find((found) => found !== undefined);
  };
  await expect.poll(link).toBeDefined();
  await page.goto((await link()) ?? "");
  await page.getByRole("button", { name: giveaway("result.confirm") }).click();
  await expect(page.getByText(giveaway("result.confirmed"), { exact: true })).toBeVisible();

  await page.getByRole("link", { name: giveaway("revoke.submit"), exact: true }).click();
  await expect(page).toHaveURL(/\/c\/unsubscribe\/[\w-]+\.[\w-]+$/);
  await page.getByRole("button").click();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("the survey is answered without any script, and counts by the mail's link", async ({ page, text, fan, sandbox }) => {
  await page.goto("/survey");
  const form = page.locator("#questions");
  const [first, second] = [form.getByRole("group").first(), form.getByRole("group").nth(1)];
  const email = form.getByRole("textbox", { name: text("survey", "email"), exact: true });
  const send = () => form.getByRole("button", { name: text("survey", "submit") }).click();
  await first.getByRole("radio", { name: "4" }).check({ force: true });
  await send();
  await expect(second).toHaveAccessibleDescription(pattern(text("validation", "surveyAnswer.required")));
  await expect(email).toHaveAccessibleDescription(pattern(text("validation", "email.required")));
  await expect(first.getByRole("radio", { name: "4" })).toBeChecked();
  await second.getByRole("radio").first().check({ force: true });
  await email.fill(fan.email);
  await send();
  await expect(page.getByText(text("survey", "mailed"), { exact: true })).toBeVisible();
  await page.goto(await sandbox.readMail(fan.email, /(\/c\/survey\/[^\s?]+)/));
  await page.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1, name: text("survey", "thanks") })).toBeVisible();
});
