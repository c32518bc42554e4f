import {
  addCalendarDays,
  addMonths,
  BLOCK_WARNING_DAYS,
  germanDay,
  HOUR_MS,
  INCOMING_BLOCK_DAYS,
  monthOf,
  REMINDER_1_DAYS,
  REMINDER_2_DAYS,
  startOfGermanDay,
  THREAT_AFTER_DAYS,
} from "@tribun/domain";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Checkout } from "../pages/checkout.ts";

// A blocked line and months that have passed would disturb other journeys of the demo fan.
test.use({ apart: "dunning" });

/** More than the arrears from which the operator may block a line. Cents. */
const CALLS_CENTS = 11_000;
const MONTH = monthOf(germanDay(SAMPLE_NOW)).from;
/** The day after the due date of the demo fan's last bill, and of the next one. */
const LATE_ON = addCalendarDays(MONTH, 15);
const NEXT_LATE_ON = addCalendarDays(addMonths(MONTH, 1), 15);

test("a bill that nobody pays is reminded of twice, threatens the line and blocks it, each step said where its fan looks, and one payment frees the line", async ({
  page,
  text,
  view,
  sandbox,
}) => {
  const t = (key: string, values?: Readonly<Record<string, number>>) => text("bills", key, values);
  const dashboard = (key: string) => text("dashboard", key);
  const account = new Account(page, text, sandbox);
  const checkout = new Checkout(page, text, view.language);
  const late = page.getByRole("region", { name: dashboard("fixture.late"), exact: true });
  const bill = page.getByRole("region", { name: pattern(t("detail.title")) });
  let now = SAMPLE_NOW;
  /** Advances the operator's clock to noon of a day. */
  const passUntil = async (day: string) => {
    const noon = startOfGermanDay(day) + 12 * HOUR_MS;
    await sandbox.advanceClock(Math.ceil((noon - now) / 1000));
    now = noon;
  };
  /** The days of each dunning step count from the day of the step before. */
  let steppedOn = LATE_ON;
  const stepAfter = async (days: number, mail: RegExp) => {
    steppedOn = addCalendarDays(steppedOn, days);
    await passUntil(steppedOn);
    return sandbox.readMail(DEMO.email, mail);
  };
  /** Signs in and opens the dashboard. Any earlier session has expired by now. */
  const signIn = async () => {
    await account.signIn();
    await expect(late).toBeVisible();
  };
  const openBill = async () => {
    await late.getByRole("link", { name: pattern(dashboard("fixture.pay")) }).click();
    await expect(bill).toBeVisible();
  };

  await sandbox.useLine(view.demoNumber, { zone: "tr", minutes: 5, chargedCents: CALLS_CENTS });
  const of = (words: string) => new RegExp(`(?:${words})[^]*Rechnung: (R${view.teamId}-\\d{4}-\\d{6})`);

  await test.step("two reminders cost nothing, and what comes next is said before it does", async () => {
    const number = await stepAfter(REMINDER_1_DAYS, of("Diese Erinnerung kostet|seit dem .* fällig\\. Bitte bezahl"));
    await passUntil(addMonths(MONTH, 1));
    await sandbox.run("billing.run");
    await sandbox.readMail(DEMO.email, of("deine neue Rechnung liegt im Anhang"));
    expect(await stepAfter(REMINDER_2_DAYS, of("trotz unserer Erinnerung offen"))).toBe(number);
    await signIn();
    await expect(late.getByText(dashboard("fixture.noFee"), { exact: true })).toBeVisible();
    await expectNoFaults(page);
    await openBill();
    await expect(bill.getByText(number, { exact: true })).toBeVisible();
    await expect(bill.getByText(t("status.reminder2"), { exact: true })).toBeVisible();
    await expect(bill.getByText(pattern(t("story.late_other")))).toBeVisible();
    await bill.getByText(t("story.next"), { exact: true }).click();
    for (const [step, days] of [
      ["step1", REMINDER_1_DAYS],
      ["step2", REMINDER_2_DAYS],
    ] as const)
      await expect(bill.getByText(text("bills", "story.done", { step: t(`story.${step}`, { days }) }), { exact: true })).toBeVisible();
    await expect(
      bill
        .getByRole("region", { name: t("story.moreTime"), exact: true })
        .getByRole("button")
        .first(),
    ).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step("a block is announced two weeks before", async () => {
    await passUntil(NEXT_LATE_ON);
    await sandbox.readMail(DEMO.email, of("noch keine Zahlung von dir"));
    await stepAfter(THREAT_AFTER_DAYS, of("und nicht beanstandet"));
    await signIn();
    await expect(late.getByText(dashboard("fixture.blockThreatened"), { exact: true })).toBeVisible();
    await openBill();
    await expect(bill.getByText(t("story.blockThreatened"), { exact: true })).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step("the block is on the board, and on the SIM a week later", async () => {
    await stepAfter(BLOCK_WARNING_DAYS, /(heute wie angekündigt gesperrt)/);
    await passUntil(addCalendarDays(steppedOn, INCOMING_BLOCK_DAYS));
    await signIn();
    await expect(page.getByText(dashboard("line.blockedText"))).toBeVisible();
    await expect(late.getByText(dashboard("fixture.blocked"), { exact: true })).toBeVisible();
    await expectNoFaults(page);
    await page.goto("/dashboard/account/overview");
    await expect(page.getByText(text("account", "sim.byOperator"))).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole("link", { name: text("account", "sim.byOperatorPay"), exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/bills/);
  });

  await test.step("the sum that is paid frees the line by itself", async () => {
    await page.goto("/dashboard");
    await openBill();
    await expect(bill.getByText(t("story.blocked"), { exact: true })).toBeVisible();
    await page
      .getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true })
      .last()
      .check();
    await page.getByRole("button", { name: pattern(t("pay.button")) }).click();
    await checkout.expectHere();
    await checkout.pay();
    await expect(page.getByText(t("result.paid"))).toBeVisible({ timeout: 60_000 });
    await sandbox.readMail(DEMO.email, /(ab sofort wieder frei)/);
    await page.goto("/dashboard/account/overview");
    await expect(page.getByText(text("account", "sim.state.active"), { exact: true })).toBeVisible();
    await expect(page.getByText(text("account", "sim.byOperator"))).toHaveCount(0);
    await page.goto("/dashboard");
    await expect(page.getByRole("meter", { name: dashboard("line.month") })).toBeVisible();
    await expect(page.getByText(dashboard("line.blockedText"))).toHaveCount(0);
  });
});
