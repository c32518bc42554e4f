import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { newFan } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

const ANSWER_SECONDS = 90;

test(
  "a fan brings a number along at once, proves it by SMS, pays a cent, learns the day, and withdraws from inside",
  { tag: "@core" },
  async ({ page, text, view, fan, sandbox }, info) => {
    const wizard = new Wizard(page, text);
    const approval = new Approval(page, text);
    const checkout = new Checkout(page, text, view.language);
    // Another number than the account's, so the fan must prove it by a code.
    const brought = newFan(view.language, info.parallelIndex);

    await test.step("a page explains it and leads to the order, which opens on it", async () => {
      await page.goto("/information/porting");
      await expectNoFaults(page);
      await wizard.chooseTariff();
      await page.goto("/information/porting");
      await page
        .getByRole("link", { name: text("portingPage", "choose") })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: text("order", "number.port.title") })).toBeVisible();
      await expect(page).toHaveURL(/\/order\/number$/);
    });

    await test.step("the number is the fan's own, and a new one that was held first stays in its tab", async () => {
      await page.getByRole("tab", { name: text("order", "number.tabs.new"), exact: true }).click();
      const held = await wizard.holdNumber();
      await wizard.bringNumber(brought.phone, { typed: "voda", name: "Vodafone" });
      await wizard.chooseSim("esim");
      await expectNoFaults(page);
      await page.getByRole("tab", { name: text("order", "number.tabs.new"), exact: true }).click();
      await expect(wizard.heldNumber()).toHaveText(held);
      await page.getByRole("tab", { name: text("order", "number.tabs.port"), exact: true }).click();
      await wizard.nextTo("extras");
      await wizard.withoutJersey();
    });

    await test.step("the approval asks for a code at that number", async () => {
      await new Account(page, text, sandbox).register(fan);
      await wizard.expectStep("approval");
      await expect(page.getByText(pattern(text("approval", "port.match")))).toBeVisible();
      await approval.proveNumber(async (press) => {
        const before = await sandbox.messages(brought.phoneE164);
        await press();
        return sandbox.readCode(brought.phoneE164, before.length);
      });
      await expectNoFaults(page);
    });

    await test.step("nothing but the cent is due before the number is here", async () => {
      await expect(page.getByText(pattern(text("approval", "costs.later")))).toBeVisible();
      await approval.order("paypal");
      await checkout.pay();
      await checkout.expectSuccess();
      await expect(page.getByText(pattern(text("payment", "success.port.waiting")))).toBeVisible();
      await expectNoFaults(page);
    });

    await test.step("the day stands on the success page and on the dashboard", async () => {
      await sandbox.advanceClock(ANSWER_SECONDS);
      await expect(page.getByText(pattern(text("payment", "success.port.dated")))).toBeVisible({ timeout: 45_000 });
      await page.getByRole("link", { name: text("payment", "success.dashboard") }).click();
      const track = page.getByRole("list", { name: text("orders", "steps.port") });
      await expect(track.locator("[aria-current=step]")).toContainText(text("orders", "stage.agreed"));
      await expect(page.getByText(pattern(text("porting", "now.scheduled")))).toBeVisible();
      await expectNoFaults(page);
    });

    await test.step("so it does on the order's own page, which leads to a withdrawal that is filled in and has its effect", async () => {
      const legal = (key: string) => text("legal", `cancellation.${key}`);
      await page.getByRole("link", { name: text("orders", "open"), exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/orders\/[\w-]+$/);
      await expect(page.getByText(pattern(text("porting", "now.scheduled")))).toBeVisible();
      await expectNoFaults(page);
      const order = page.url();
      await page
        .getByRole("main")
        .getByRole("link", { name: text("orders", "detail.withdraw"), exact: true })
        .click();
      const form = page.locator("#withdraw");
      await expect(form.getByLabel(legal("name"), { exact: true })).toHaveValue(`${fan.firstName} ${fan.lastName}`);
      await expect(form.getByLabel(legal("contract"), { exact: true })).not.toHaveValue("");
      await expect(form.getByLabel(legal("email"), { exact: true })).toHaveValue(fan.email);
      await form.getByRole("button", { name: legal("withdraw"), exact: true }).click();
      await expect(form.getByText(legal("withdrawDone"), { exact: true })).toBeVisible();
      await page.goto(order);
      await expect(page.getByText(text("orders", "over.withdrawn.title"), { exact: true })).toBeVisible({ timeout: 30_000 });
      await expectNoFaults(page);
    });
  },
);

test("a prepaid number that is not released is asked for again, and one for the end of a contract waits for that", async ({
  page,
  text,
  view,
  fan,
  sandbox,
}) => {
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  await wizard.chooseTariff();
  await wizard.bringNumber(fan.phone, { typed: "lıdl", name: "Lidl Connect" });
  await wizard.chooseSim("esim");
  await wizard.nextTo("extras");
  await wizard.withoutJersey();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  // The registration has already proved this number.
  await expect(page.getByRole("button", { name: text("forms", "otp.send"), exact: true })).toHaveCount(0);
  await approval.order("paypal");
  const checkout = new Checkout(page, text, view.language);
  await checkout.pay();
  await checkout.expectSuccess();
  await page.goto("/dashboard");
  await expect(page.getByText(text("orders", "stage.asked"), { exact: true })).toBeVisible();
  await sandbox.advanceClock(ANSWER_SECONDS);
  await expect(page.getByText(text("porting", "reason.notReleased.title"), { exact: true })).toBeVisible({ timeout: 45_000 });
  await page.getByText(text("porting", "release.title")).click();
  await expect(page.getByText(text("porting", "release.text"))).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole("button", { name: text("porting", "act.send"), exact: true }).click();
  // The donor answers a minute after the request, so wait for the request before the clock advances.
  await expect(page.getByText(text("porting", "now.sentToDonor"))).toBeVisible({ timeout: 60_000 });
  await sandbox.advanceClock(ANSWER_SECONDS);
  await expect(page.getByText(pattern(text("porting", "now.scheduled")))).toBeVisible({ timeout: 45_000 });
  await page.getByText(text("porting", "act.cancel"), { exact: true }).click();
  await page.getByRole("button", { name: text("porting", "act.cancelSure"), exact: true }).click();
  await expect(page.getByRole("status").getByText(text("porting", "now.cancelled"))).toBeVisible();
  await expectNoFaults(page);
  await page.getByText(text("porting", "act.number"), { exact: true }).click();
  await page
    .getByRole("group", { name: text("porting", "act.numberLegend") })
    .getByRole("radio")
    .first()
    .check();
  await page.getByRole("button", { name: pattern(text("porting", "act.numberTake")) }).click();
  await expect(page.getByRole("meter", { name: text("dashboard", "line.month") })).toBeVisible({ timeout: 60_000 });
});
