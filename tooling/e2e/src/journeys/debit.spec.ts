import { addMonths, germanDay, monthOf, startOfGermanDay } from "@tribun/domain";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Checkout } from "../pages/checkout.ts";
import { Profile } from "../pages/profile.ts";

// A month that has passed would disturb other journeys of the demo fan.
test.use({ apart: "debit" });

/** The bill's name for usage outside the tariff. */
const ITEM = { de: /^Gespräche in die Türkei/, tr: /^Türkiye’ye tarife dışı/ };
const LINES = "**/api/tariffs/me";
/** The operator's answer for a fan with a line whom the partner system does not know. No action in the shop leads to this state. */
const BROKEN = {
  status: 422,
  contentType: "application/problem+json",
  body: JSON.stringify({
    ...{ type: "urn:tribun:error:1020", title: "The request failed", status: 422, detail: "the user is not a partner-system customer" },
    ...{ instance: "/api/tariffs/me", referenceErrorCode: "1020", requestId: "0f9b1c2d-0000-4000-8000-000000000000" },
  }),
};

/** Seconds until the month is over and its bill has been written. */
function untilNextBill(): number {
  const next = addMonths(monthOf(germanDay(SAMPLE_NOW)).from, 1);
  return Math.ceil((startOfGermanDay(next) - SAMPLE_NOW) / 1000) + 12 * 3600;
}

test("a debit that the bank takes back is paid in another way, one item of the next bill is objected to and credited, and with a contract no account can go", async ({
  page,
  text,
  view,
  fan,
  sandbox,
  staff,
}) => {
  const t = (key: string) => text("bills", key);
  const own = new Profile(page, text);
  const checkout = new Checkout(page, text, view.language);
  const pay = page.getByRole("button", { name: pattern(t("pay.button")) });
  const payBy = (method: string) =>
    page
      .getByRole("radio", { name: text("forms", `payment.name.${method}`), exact: true })
      .last()
      .check();
  await sandbox.useLine(view.demoNumber, { zone: "tr", minutes: 5, chargedCents: 500 });
  await sandbox.advanceClock(untilNextBill());
  await sandbox.run("billing.run");
  await new Account(page, text, sandbox).signIn("/dashboard/bills?show=open");

  await test.step("the bank gives the money, takes it back, and the bill says what to do", async () => {
    await page.getByRole("row").last().getByRole("link").first().click();
    await payBy("sepa");
    await sandbox.setNextPayment("pending", view.teamId);
    await pay.click();
    await checkout.expectHere();
    await checkout.payBySepa(fan);
    await expect(page.getByText(t("result.open"))).toBeVisible({ timeout: 60_000 });
    const payment = await sandbox.openPayment(view.teamId);
    await sandbox.answerPayment(payment, "succeeded");
    await expect(page.getByText(t("result.paid"))).toBeVisible({ timeout: 60_000 });
    await sandbox.answerPayment(payment, "returned");
    await expect(page.getByText(pattern(t("story.returned"))).first()).toBeVisible({ timeout: 60_000 });
    await expectNoFaults(page);
  });

  await test.step("another way pays it", async () => {
    await payBy("paypal");
    await pay.click();
    await checkout.expectHere();
    await checkout.pay();
    await expect(page.getByText(t("result.paid"))).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(pattern(t("story.returned")))).toHaveCount(0);
  });

  await test.step("one item of the newest bill is objected to, and what was decided stands there by itself", async () => {
    await page.goto("/dashboard/bills");
    const bill = page.getByRole("region", { name: pattern(t("detail.title")) });
    await bill.getByText(pattern(t("dispute.title_other"))).click();
    await bill.getByRole("radio", { name: ITEM[view.language] }).check();
    await bill.getByRole("textbox", { name: t("dispute.reason") }).fill("Da habe ich gar nicht telefoniert.");
    await expectNoFaults(page);
    await bill.getByRole("button", { name: t("dispute.send") }).click();
    await expect(bill.getByText(/5,00/).filter({ hasText: pattern(t("dispute.came")) })).toBeVisible();
    await expect(bill.getByText(pattern(t("dispute.frozen")))).toBeVisible();
    await staff.decideObjection("accept");
    await expect(bill.getByText(/5,00/).filter({ hasText: pattern(t("dispute.accepted")) })).toBeVisible({ timeout: 60_000 });
    await expect(bill.getByText(t("detail.rest"), { exact: true })).toBeVisible();
    await expect(pay).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step("an account with a contract cannot go, and is led to it", async () => {
    await page.goto("/dashboard/account/profile");
    await own.pressBelow("own.delete");
    await page.getByLabel(text("account", "own.deletePassword"), { exact: true }).fill(DEMO.password);
    await own.press("own.deleteNext");
    await own.press("own.deleteYes");
    await expect(page.getByText(text("errors", "reason.lineActive"))).toBeVisible();
    await page.getByRole("link", { name: text("account", "own.open.lineActive"), exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/account\/overview$/);
  });

  await test.step("a record that is broken at the partner is told as it is, with the number to call, and mends with the next try", async () => {
    await page.context().route(LINES, (route) => route.fulfill(BROKEN));
    await page.goto("/dashboard");
    await expect(page.getByText(text("errors", "text.1020"))).toBeVisible();
    await expect(page.getByRole("link", { name: pattern(text("dashboard", "partner.call")) })).toHaveAttribute("href", /^tel:/);
    await expectNoFaults(page);
    await page.context().unroute(LINES);
    await page.getByRole("button", { name: text("dashboard", "error.retry"), exact: true }).click();
    await expect(page.getByRole("meter").first()).toBeVisible();
  });
});
