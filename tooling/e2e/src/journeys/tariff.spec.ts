import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { Account } from "../pages/account.ts";
import { Profile } from "../pages/profile.ts";

// Another tariff on the demo fan's line would disturb other journeys.
test.use({ apart: "tariff" });

test("a fan orders a bigger tariff once its summary was read, sees from when it counts, and takes it back", async ({
  page,
  text,
  sandbox,
}) => {
  const t = (key: string) => text("account", key);
  const own = new Profile(page, text);
  await new Account(page, text, sandbox).signIn("/dashboard/account/overview");

  await own.press("tariffChange.change");
  const bigger = page.getByRole("radio", { name: /^Tribün L/, disabled: false }).first();
  await bigger.check();
  await expect(page.getByRole("table", { name: t("tariffChange.compare") })).toBeVisible();
  await expect(page.getByText(t("tariffChange.summaryText"), { exact: true })).toBeVisible();
  await own.press("tariffChange.order");
  await expect(page.getByText(text("validation", "summary.required"), { exact: true }).first()).toBeVisible();
  await expectNoFaults(page);

  await own.press("tariffChange.summaryLoad");
  await expect(page.getByText(t("tariffChange.summaryHave"), { exact: true })).toBeVisible();
  await expect(bigger).toBeChecked();
  await own.press("tariffChange.order");
  await own.expectReceipt("tariffChange.done");
  await expectNoFaults(page);

  await page.reload();
  await own.press("tariffChange.keep");
  await own.press("tariffChange.keepYes");
  await own.expectReceipt("tariffChange.kept");
  await expect(page.getByRole("button", { name: t("tariffChange.change"), exact: true })).toBeVisible();
});
