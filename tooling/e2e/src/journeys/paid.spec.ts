import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

// A failing third party would disturb other orders.
test.use({ apart: "paid" });

/** The operator's mail about a jersey that had not been sent yet. */
const NOT_SENT = { de: /(Das Trikot war noch nicht unterwegs)/, tr: /(Forma henüz yola çıkmamıştı)/ };

test.afterEach(async ({ sandbox }) => {
  for (const party of ["partner", "merchandise"] as const) await sandbox.setParty(party, "normal");
});

test("a payment is told as it stands, before it, under way and while all is set up, and a bare jersey is withdrawn from alone", async ({
  page,
  text,
  view,
  fan,
  sandbox,
}) => {
  const wizard = new Wizard(page, text);
  const checkout = new Checkout(page, text, view.language);
  const stands = (name: string) => expect(page.getByRole("heading", { level: 1, name: text("payment", `result.${name}.title`) }));
  await wizard.chooseTariff();
  await wizard.holdNumber();
  await wizard.chooseSim("esim");
  await wizard.nextTo("extras");
  await wizard.withJersey("M");
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await new Approval(page, text).order("paypal");

  await test.step("who looks before paying is led back to it", async () => {
    await checkout.expectHere();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.goto(`/dashboard/payment-result?cId=${id}`);
    await stands("incomplete").toBeVisible();
    await expectNoFaults(page);
    await sandbox.setNextPayment("pending", view.teamId);
    await page.getByRole("button", { name: text("payment", "result.retry"), exact: true }).click();
    await expect(checkout.wayBack).toBeVisible();
    await checkout.pay();
    await stands("pending").toBeVisible({ timeout: 60_000 });
  });

  await test.step("the money is here before all is set up, and the page goes on by itself", async () => {
    await sandbox.setParty("partner", "fail");
    // The jersey must not have been sent before the withdrawal.
    await sandbox.setParty("merchandise", "slow");
    await sandbox.answerPayment(await sandbox.openPayment(view.teamId), "succeeded");
    await stands("processing").toBeVisible({ timeout: 60_000 });
    await expectNoFaults(page);
    await sandbox.setParty("partner", "normal");
    await sandbox.advanceClock(60);
    await checkout.expectSuccess();
  });

  await test.step("the jersey goes back alone, and the line stays", async () => {
    const legal = (key: string) => text("legal", `cancellation.${key}`);
    await page.getByRole("link", { name: text("payment", "success.follow"), exact: true }).click();
    const alone = page.getByRole("link", { name: text("orders", "detail.withdrawJerseyAlone"), exact: true });
    await expect(alone).toBeVisible();
    const order = page.url();
    await alone.click();
    const form = page.locator("#withdraw");
    await expect(form.getByRole("radio", { name: legal("partJersey"), exact: true })).toBeChecked();
    await form.getByRole("button", { name: legal("withdraw"), exact: true }).click();
    await expect(form.getByText(legal("withdrawDone"), { exact: true })).toBeVisible();
    await sandbox.readMail(fan.email, NOT_SENT[view.language]);
    await page.goto(order);
    await expect(page.getByRole("link", { name: text("orders", "detail.terminate"), exact: true })).toBeVisible();
    await expect(alone).toHaveCount(0, { timeout: 30_000 });
  });
});
