import { expect, test } from "../house/fixtures.ts";
import { DEMO, demoNumber } from "../house/people.ts";
import { pattern } from "../house/text.ts";

// A press waits for the page that answers it, which a busy server draws first.
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

  await field("contract").fill(demoNumber(view.teamId));
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

test("a withdrawal is declared and receipted without any script", async ({ page, text, view }) => {
  const legal = (key: string) => text("legal", `cancellation.${key}`);
  await page.goto("/information/cancellation");
  const form = page.locator("#withdraw");
  const field = (key: string) => form.getByLabel(legal(key), { exact: true });
  await field("name").fill(DEMO.name);
  await field("contract").fill(demoNumber(view.teamId));
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
