import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

// A failing third party would disturb other orders.
test.use({ apart: "refunded" });

const HOUR_SECONDS = 3600;
/** More tries than the operator makes in about a day. The test advances the clock by an hour before each. */
const MOST_TRIES = 40;

test("what cannot be set up for a day is paid back, and its page says so to whoever signs in again", async ({
  page,
  text,
  view,
  fan,
  sandbox,
}) => {
  test.slow();
  const wizard = new Wizard(page, text);
  const account = new Account(page, text, sandbox);
  const stands = (name: string) => expect(page.getByRole("heading", { level: 1, name: text("payment", `result.${name}.title`) }));
  await wizard.goToPerson();
  await account.register(fan);
  await wizard.expectStep("approval");
  await sandbox.setParty("partner", "fail");
  await new Approval(page, text).order("paypal");
  await new Checkout(page, text, view.language).pay();
  await stands("processing").toBeVisible({ timeout: 60_000 });

  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await sandbox.attempts("order.provision");
    if (before === undefined) break;
    await sandbox.advanceClock(HOUR_SECONDS);
    await expect.poll(() => sandbox.attempts("order.provision"), { intervals: [50], timeout: 60_000 }).not.toBe(before);
  }
  await page.getByRole("alertdialog").getByText(text("shell", "session.expired.login"), { exact: true }).click();
  await account.login(fan.email, fan.password);
  await stands("refund").toBeVisible({ timeout: 60_000 });
  await expectNoFaults(page);
  await expect(page.getByRole("button", { name: text("payment", "result.again"), exact: true })).toBeVisible();
});
