import { expect, test } from "../house/fixtures.ts";
import { DEMO, demoNumber } from "../house/people.ts";
import { pattern } from "../house/text.ts";

test.use({ javaScriptEnabled: false });

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
