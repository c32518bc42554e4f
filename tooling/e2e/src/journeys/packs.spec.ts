import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";

const FLAT = "Türkiye Flat";

test.beforeEach(async ({ page, text, sandbox }) => {
  await page.goto("/auth/login?returnTo=%2Fdashboard");
  await new Account(page, text, sandbox).login(DEMO.email, DEMO.password);
  await expect(page.getByRole("meter").first()).toBeVisible();
});

test("a fan books a pack that renews itself, sees it on the page and stops its renewal", async ({ page, text }) => {
  await page.getByRole("link", { name: text("dashboard", "line.packs") }).click();
  await expect(page.getByRole("heading", { level: 1, name: text("packs", "title") })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole("link", { name: text("packs", "category.voice"), exact: true }).click();
  await page.getByRole("link", { name: new RegExp(FLAT) }).click();
  await expect(page.getByRole("heading", { level: 1, name: FLAT })).toBeVisible();
  await expectNoFaults(page);

  await page.getByRole("checkbox").check();
  await page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true }).check();
  await page.getByRole("button", { name: text("packs", "buy.button"), exact: true }).click();
  // The payment page is the operator's own and opens on what was chosen.
  await expect(page).toHaveURL(/\/c\/[\w-]+/);
  await page.getByRole("button", { name: text("packs", "buy.button"), exact: true }).click();

  await expect(page).toHaveURL(/\/dashboard\/options\?cId=/, { timeout: 60_000 });
  await expect(page.getByText(text("packs", "payment.paidText"))).toBeVisible({ timeout: 60_000 });
  const pack = page.getByRole("region", { name: new RegExp(FLAT) });
  await expect(pack.getByText(text("packs", "running.state.active"))).toBeVisible();
  await pack.getByRole("button", { name: text("packs", "running.stop") }).click();
  await expect(pack.getByText(pattern(text("packs", "running.ends")))).toBeVisible();
  await expectNoFaults(page);

  // Once for each line, so that nobody pays twice for the same.
  await page.reload();
  await expect(pack.getByRole("button", { name: text("packs", "running.resume") })).toBeVisible();
  await page.goto("/dashboard/options/tuerkiye-flat");
  await expect(page.getByRole("link", { name: text("packs", "detail.runsLink") })).toBeVisible();
});

test("a payment that fails is explained beside the pack, and another method buys it", async ({ page, text, view, sandbox }) => {
  await page.getByRole("link", { name: text("dashboard", "packs.week") }).click();
  await page.getByRole("link", { name: text("packs", "trip.open").replace("{{pack}}", "Tatil 1 GB") }).click();
  await sandbox.setNextPayment("fail", view.teamId);
  await page.getByRole("radio", { name: text("forms", "payment.name.applePay"), exact: true }).check();
  const order = page.getByRole("button", { name: text("packs", "buy.button"), exact: true });
  await order.click();
  await expect(page).toHaveURL(/\/c\/[\w-]+/);
  await order.click();

  await expect(page).toHaveURL(/\/dashboard\/options\/tatil-1\?(.*&)?cId=/, { timeout: 60_000 });
  await expect(page.getByText(text("packs", "payment.failed"))).toBeVisible();
  await page.getByRole("radio", { name: text("forms", "payment.name.googlePay"), exact: true }).check();
  await order.click();
  await expect(page).toHaveURL(/\/c\/[\w-]+/);
  await order.click();
  await expect(page).toHaveURL(/\/dashboard\/options\?cId=/, { timeout: 60_000 });
  const pack = page.getByRole("region", { name: /Tatil 1 GB/ });
  await expect(pack.getByText(text("packs", "running.state.scheduled"))).toBeVisible({ timeout: 60_000 });
});
