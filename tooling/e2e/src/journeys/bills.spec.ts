import type { Page } from "@playwright/test";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern, type Text } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Checkout } from "../pages/checkout.ts";

/** The first amount in a text, in cents. */
const centsIn = (words: string): number => Number((/\d[\d.]*,\d\d/.exec(words)?.[0] ?? "").replaceAll(/\D/g, ""));

/** What the fan's own bills have contributed, in cents, as the public page shows it to the fan. */
async function ownShare(page: Page, text: Text): Promise<number> {
  await page.goto("/fan/academy");
  const own = page.getByText(text("academy", "board.own"), { exact: true });
  await expect(own).toBeVisible();
  return centsIn(await own.locator("xpath=following-sibling::dd").innerText());
}

test.beforeEach(async ({ page, text, sandbox }) => {
  await new Account(page, text, sandbox).signIn();
  await expect(page.getByRole("meter").first()).toBeVisible();
});

test(
  "an overdue bill is seen on the dashboard, paid in another way after one that failed, and then stands as paid, with what it gave to the club's cause",
  { tag: "@core" },
  async ({ page, text, view, sandbox }) => {
    const t = (key: string) => text("bills", key);
    const card = page.getByRole("region", { name: text("dashboard", "fixture.late"), exact: true });
    await expect(card.getByText(pattern(text("dashboard", "fixture.lateDays_other")))).toBeVisible();
    await expectNoFaults(page);
    // Not every club gives away a share of its bills.
    const shares = (await page.request.get("/fan/academy")).ok();
    const before = shares ? await ownShare(page, text) : 0;
    await page.goto("/dashboard");
    await card.getByRole("link", { name: pattern(text("dashboard", "fixture.pay")) }).click();

    await expect(page).toHaveURL(/\/dashboard\/bills\?bill=[\w-]+#pay$/);
    await expect(page.getByRole("row")).toHaveCount(3);
    await expectNoFaults(page);
    const pay = page.getByRole("button", { name: pattern(t("pay.button")) });
    const checkout = new Checkout(page, text, view.language);

    await sandbox.setNextPayment("fail", view.teamId);
    await page.getByRole("radio", { name: text("forms", "payment.name.googlePay"), exact: true }).check();
    await pay.click();
    // The payment page opens with the chosen payment method.
    await checkout.expectHere();
    await checkout.payButton.click();
    await expect(page).toHaveURL(/\/dashboard\/bills\?(.*&)?cId=/, { timeout: 60_000 });
    await expect(page.getByText(t("result.failed"))).toBeVisible();

    await page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true }).check();
    await pay.click();
    // The payment page opens with the chosen payment method.
    await checkout.expectHere();
    await checkout.payButton.click();
    await expect(page).toHaveURL(/\/dashboard\/bills\?(.*&)?cId=/, { timeout: 60_000 });
    await expect(page.getByText(t("result.paid"))).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("row").getByText(t("status.paid"), { exact: true })).toHaveCount(2);
    await expect(pay).toHaveCount(0);
    const note = page.getByText(pattern(t("share.note")));
    await expect(note).toHaveCount(shares ? 1 : 0);
    const given = shares ? centsIn(await note.innerText()) : 0;

    await page.getByRole("link", { name: t("filter.open"), exact: true }).click();
    await expect(page.getByText(t("filter.noneOpen"), { exact: true })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: text("dashboard", "fixture.none") })).toBeVisible();
    await expectNoFaults(page);
    if (!shares) return;
    expect(given).toBeGreaterThan(0);
    const share = page.getByRole("link", { name: text("dashboard", "share.link"), exact: true });
    const own = page.getByText(pattern(text("dashboard", "share.own")));
    // The page renders it once its place is on the screen. A jump to the end of the page may skip it.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, innerHeight / 2));
        return own.isVisible();
      })
      .toBe(true);
    await share.click();
    await expect(page).toHaveURL(/\/fan\/academy$/);
    await expect.poll(() => ownShare(page, text)).toBe(before + given);
    await expectNoFaults(page);
  },
);

test("a bill is read, kept as a file and objected to in part, and its course is told", async ({ page, text }) => {
  const t = (key: string) => text("bills", key);
  await page.goto("/dashboard/bills?show=paid");
  const bill = page.getByRole("region", { name: pattern(t("detail.title")) });
  await page.getByRole("row").last().getByRole("link").first().click();
  await expect(bill.getByText(t("first.title"))).toBeVisible();

  const file = page.waitForEvent("download");
  await bill.getByRole("button", { name: t("pdf"), exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/^\p{L}+-Mobil_(?:Rechnung|Fatura)_R\d+-\d{4}-\d{6}\.pdf$/u);

  await bill.getByText(pattern(t("dispute.title_other"))).click();
  await bill.getByRole("button", { name: t("dispute.send") }).click();
  const reason = bill.getByRole("textbox", { name: t("dispute.reason") });
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("Das habe ich so nicht gebucht.");
  await bill.getByRole("button", { name: t("dispute.send") }).click();
  await expect(bill.getByRole("heading", { name: t("dispute.course") })).toBeVisible();
  await expect(bill.getByText(pattern(t("dispute.reasonSaid")))).toBeVisible();
  await expectNoFaults(page);

  await page.goto("/dashboard/bills");
  await expect(page.getByRole("region", { name: t("unbilled.title") })).toBeVisible();
});

test("what was used stands as a picture, as a table and in a file", async ({ page, text }) => {
  const t = (key: string) => text("bills", key);
  await page.getByRole("link", { name: text("dashboard", "line.history") }).click();
  const usage = page.getByRole("region", { name: t("usage.title") });
  await expect(usage.getByRole("img", { name: pattern(t("usage.picture_other")) })).toBeVisible();
  await usage.getByText(t("usage.kind.voice-tr"), { exact: true }).click();
  await usage.getByText(t("usage.asTable"), { exact: true }).click();
  // The header, the running month and two past months. The club played in each month.
  await expect(usage.getByRole("row")).toHaveCount(4);
  await expect(usage.getByText(t("usage.matchLegend"))).toBeVisible();
  const months = usage.getByRole("row").filter({ has: page.getByRole("rowheader") });
  for (const month of await months.all()) await expect(month).toContainText(pattern(t("usage.matches_other")));
  await expectNoFaults(page);
  const file = page.waitForEvent("download");
  await usage.getByRole("button", { name: t("usage.save") }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
});
