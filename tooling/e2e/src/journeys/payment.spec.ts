import { everythingStored } from "@tribun/vitest-config/stored";
import { expect, test } from "../house/fixtures.ts";
import { GOAL } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout, IBAN } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

test.beforeEach(async ({ page, text, fan, sandbox }) => {
  const wizard = new Wizard(page, text);
  await wizard.goToPerson();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
});

test("a payment fails, the fan pays again, and there is one order", { tag: "@core" }, async ({ page, text, view, fan, sandbox }) => {
  const checkout = new Checkout(page, text, view.language);
  await sandbox.setNextPayment("fail", view.teamId);
  await new Approval(page, text).order();
  await checkout.payBySepa(fan);

  await expect(page).toHaveURL(/\/dashboard\/payment-result\?(.*&)?cId=/, { timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1, name: text("payment", "result.fail.title") })).toBeVisible();
  // The order asked for an identity document, and the payment page for an account. The browser must store neither.
  const stored = (await page.evaluate(everythingStored)).replaceAll(" ", "");
  expect(stored).toContain("tribun.order");
  for (const secret of [fan.identityNumber, IBAN.replaceAll(" ", "")]) expect(stored).not.toContain(secret);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: text("payment", "result.fail.title") })).toBeVisible();

  await page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true }).check();
  await page.getByRole("button", { name: text("payment", "result.retry") }).click();
  await checkout.expectHere();
  await checkout.pay();
  await checkout.expectSuccess();
  await page.getByRole("link", { name: text("payment", "success.dashboard") }).click();
  await expect(page.getByRole("meter", { name: text("dashboard", "line.month") })).toHaveCount(1, { timeout: 60_000 });
});

test("a double click on the order button orders once", async ({ page, text }) => {
  const approval = new Approval(page, text);
  const intents: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/tariffs/payment-intent"))
      intents.push(request.headers()["idempotency-key"] ?? "");
  });
  await approval.prepare();
  await approval.orderButton.dblclick();
  await expect(page).toHaveURL(/\/c\/[\w-]+/);
  expect(new Set(intents).size).toBe(1);
});

test("a payment that stays open says so, and goes on by itself when it is confirmed", async ({ page, text, view, sandbox }) => {
  await sandbox.setNextPayment("pending", view.teamId);
  await new Approval(page, text).order("paypal");
  const checkout = new Checkout(page, text, view.language);
  await checkout.pay();
  await expect(page.getByRole("heading", { level: 1, name: text("payment", "result.pending.title") })).toBeVisible({ timeout: 45_000 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: text("payment", "result.pending.title") })).toBeVisible({ timeout: 45_000 });
  await sandbox.answerPayment(await sandbox.openPayment(view.teamId), "succeeded");
  await checkout.expectSuccess();
});

test("a page that was closed while its payment was under way tells in a new one how it stands", async ({
  page,
  context,
  text,
  view,
  sandbox,
}) => {
  const checkout = new Checkout(page, text, view.language);
  const pending = text("payment", "result.pending.title");
  await sandbox.setNextPayment("pending", view.teamId);
  await new Approval(page, text).order("paypal");
  await checkout.expectHere();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await checkout.pay();
  await expect(page.getByRole("heading", { level: 1, name: pending })).toBeVisible({ timeout: 45_000 });
  const later = await context.newPage();
  await page.close();
  await later.goto(`/dashboard/payment-result?cId=${id}`);
  await expect(later.getByRole("heading", { level: 1, name: pending })).toBeVisible({ timeout: 45_000 });
  await sandbox.answerPayment(await sandbox.openPayment(view.teamId), "succeeded");
  await new Checkout(later, text, view.language).expectSuccess();
});

test("an order that one device leaves unpaid is paid on another by the link of its mail, in another way, and both come to the success", async ({
  page,
  device,
  text,
  view,
  fan,
  sandbox,
}) => {
  const here = new Checkout(page, text, view.language);
  const there = new Checkout(device, text, view.language);
  await new Approval(page, text).order();
  await here.expectHere();
  await here.turnBack();
  await expect(page).toHaveURL(/\/dashboard\/payment-result\?(.*&)?cId=/);
  await expect(page.getByRole("button", { name: text("payment", "result.retry"), exact: true })).toBeVisible();

  await device.goto(await sandbox.readMail(fan.email, /(\S+\/dashboard\/orders\/[\w-]+)/));
  await expect(device).toHaveURL(/\/auth\/login\?returnTo=%2Fdashboard%2Forders%2F/);
  await new Account(device, text, sandbox).login(fan.email, fan.password);
  await expect(device).toHaveURL(/\/dashboard\/orders\/[\w-]+$/);
  await device.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true }).check();
  await device.getByRole("button", { name: text("payment", "result.retry"), exact: true }).click();
  await there.expectHere();
  await there.pay();
  for (const checkout of [there, here]) {
    await checkout.expectSuccess();
    await expect(checkout.page.getByRole("heading", { level: 1, name: GOAL })).toBeVisible();
  }
});

test("Back from the checkout finds the order waiting for its payment, not a second one", async ({ page, text, view }) => {
  const checkout = new Checkout(page, text, view.language);
  await new Approval(page, text).order();
  await checkout.expectHere();
  await page.goBack();
  await expect(page.getByText(text("approval", "open.title"))).toBeVisible();
  await page.getByRole("button", { name: text("order", "ways.pay") }).click();
  await checkout.expectHere();
});

test("a return address that claims success is not believed", async ({ page }) => {
  await page.goto("/?success=true&price=19.99&tId=made-up&cId=made-up-checkout-id");
  await expect(page).not.toHaveURL(/success=true/);
  await expect(page.getByRole("heading", { level: 1, name: GOAL })).toHaveCount(0);
});
