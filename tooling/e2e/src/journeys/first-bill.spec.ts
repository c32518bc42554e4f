import { comeDownTo } from "../house/come-down.ts";
import { addMonths, germanDay, monthOf, startOfGermanDay } from "@tribun/domain";
import { chromiumLaunchOptions } from "@tribun/vitest-config/chromium";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { expectCelebrations, watchCelebrations } from "../house/celebrations.ts";
import { countMarks, deliver, shownOn, standInForPushService } from "../house/push.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Profile } from "../pages/profile.ts";
import { Wizard } from "../pages/wizard.ts";

// A month that has passed would disturb other journeys.
test.use({ apart: "first-bill", launchOptions: chromiumLaunchOptions(true) });

const BILL_DAY_SECONDS = 12 * 3600;

/** Seconds until noon of the day on which the bill is written, so many months from now. */
function untilBill(months: number): number {
  const day = addMonths(monthOf(germanDay(SAMPLE_NOW)).from, months);
  return Math.ceil((startOfGermanDay(day) - SAMPLE_NOW) / 1000) + BILL_DAY_SECONDS;
}

test("a new fan is told of the first bill on the device, whose icon bears a mark until it is looked at, pays it to a goal moment, and is told of no other once messages are off", async ({
  page,
  text,
  view,
  fan,
  sandbox,
}) => {
  const t = (key: string) => text("bills", key);
  const address = `https://updates.push.services.mozilla.com/wpush/v2/first-bill-${fan.email.replace(/\W/g, "-")}`;
  const account = new Account(page, text, sandbox);
  const approval = new Approval(page, text);
  const checkout = new Checkout(page, text, view.language);
  const profile = new Profile(page, text);
  const wizard = new Wizard(page, text);
  const here = page.getByRole("switch", { name: text("account", "push.title"), exact: true });
  const toldOfBills = async () => (await sandbox.messages(address)).filter(({ body }) => body.endsWith("/dashboard/bills")).length;
  const writeBill = async (months: number, before: number) => {
    await sandbox.advanceClock(untilBill(months) - before);
    await sandbox.run("billing.run");
    await sandbox.readMail(fan.email, /(R\d+-\d{4}-\d{6})/);
  };
  await page.addInitScript(standInForPushService, address);

  await test.step("a line, and messages for its fan", async () => {
    await wizard.goToPerson("esim");
    await account.register(fan);
    await wizard.expectStep("approval");
    await approval.order("paypal");
    await checkout.pay();
    await checkout.expectEsim();
    await page.goto("/dashboard/account/profile");
    await comeDownTo(here);
    await here.click();
    await profile.expectReceipt("push.on");
  });

  await test.step("the first bill is told of, and marks the icon", async () => {
    await writeBill(1, 0);
    await expect.poll(toldOfBills).toBe(1);
    const bill = (await sandbox.messages(fan.email)).find(({ body }) => /R\d+-\d{4}-\d{6}/.test(body));
    expect(bill?.body).toContain(`-- \n${view.firm}, `);
    await account.signIn("/dashboard", fan.email, fan.password);
    await expect(page.getByRole("meter").first()).toBeVisible();
    // The browser's clock has not moved, so the session ended early for it. The push subscription may have ended with the session.
    await page.goto("/dashboard/account/profile");
    await comeDownTo(here);
    if (!(await here.isChecked())) await here.click();
    await expect(here).toBeChecked();
    const marks = await countMarks(page);
    const newest = (await sandbox.messages(address))[0]?.body ?? "";
    const [body = "", link = ""] = newest.split("\n");
    await deliver(page, { title: "Tribün", body, link, tag: "bill", badge: true });
    await expect.poll(marks).toBe(1);
    await expect.poll(() => shownOn(page)).toEqual([body]);
  });

  await test.step("once it is looked at the mark is taken off, and paid it is a goal", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await watchCelebrations(page);
    await page.addInitScript(() => {
      Object.assign(navigator, { clearAppBadge: async () => void Reflect.set(globalThis, "cleared", true) });
    });
    await page.goto("/dashboard/bills");
    await expect(page.getByRole("region", { name: pattern(t("detail.title")) })).toBeVisible();
    await expect.poll(() => page.evaluate<unknown>(() => Reflect.get(globalThis, "cleared"))).toBe(true);
    await expectCelebrations(page, []);
    await page.getByRole("button", { name: pattern(t("pay.button")) }).click();
    // The payment method of the order was stored and pays at once.
    await expect(page.getByText(t("result.paid"))).toBeVisible({ timeout: 60_000 });
    await expectCelebrations(page, [pattern(t("result.first"))]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await expect(page.getByRole("region", { name: pattern(t("detail.title")) })).toBeVisible();
    await expectCelebrations(page, []);
    await expectNoFaults(page);
  });

  await test.step("turned off, the browser has no address any more and the next bill comes by mail alone", async () => {
    await page.goto("/dashboard/account/profile");
    await comeDownTo(here);
    await expect(here).toBeChecked();
    await here.click();
    await profile.expectReceipt("push.off");
    expect(await page.evaluate(() => [localStorage.getItem("test.push"), localStorage.getItem("tribun.push")])).toEqual([null, null]);
    const mails = async () => (await sandbox.messages(fan.email)).filter(({ body }) => /R\d+-\d{4}-\d{6}/.test(body)).length;
    const before = await mails();
    await writeBill(2, untilBill(1));
    await expect.poll(mails).toBeGreaterThan(before);
    expect(await toldOfBills()).toBe(1);
  });
});
