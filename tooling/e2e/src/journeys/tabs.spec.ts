import { expect, test } from "../house/fixtures.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

test("two tabs on one draft agree at every step, and order once", async ({ page, context, text, view, fan, sandbox }) => {
  const other = await context.newPage();
  const [left, right] = [new Wizard(page, text), new Wizard(other, text)];
  const sims = (where: typeof page) => where.getByRole("radio", { name: text("ticket", "sims.esim"), exact: true });

  await test.step("what is chosen in one is chosen in the other", async () => {
    await left.chooseTariff();
    await other.goto("/order/number");
    await right.expectStep("number");
    const number = await left.holdNumber();
    await expect(right.heldNumber()).toHaveText(number);
    await right.chooseSim("esim");
    await expect(sims(page)).toBeChecked();
    await right.holdNumber(1);
    await expect(right.heldNumber()).not.toHaveText(number);
    await expect(left.heldNumber()).toHaveText(await right.heldNumber().innerText());
  });

  await test.step("both come to the approval", async () => {
    await right.nextTo("extras");
    await right.withoutJersey();
    await left.nextTo("extras");
    await left.withoutJersey();
    await new Account(page, text, sandbox).register(fan);
    await left.expectStep("approval");
    // The browser passes stored data on to its other tabs a moment later.
    await expect.poll(() => other.evaluate(() => Object.values(localStorage).join())).toMatch(/"identityValidityDate":"\d/);
    await other.goto("/order/approval");
    await new Approval(other, text).giveNumberOfDocument(fan);
  });

  await test.step("what is ordered in one waits for its payment in the other, where nothing is left to be ordered", async () => {
    const [first, second] = [new Approval(page, text), new Approval(other, text)];
    await second.prepare();
    await first.order("paypal");
    await expect(other.getByText(text("approval", "open.title"))).toBeVisible();
    await expect(second.orderButton).toHaveCount(0);
    await other.getByRole("button", { name: text("order", "ways.pay"), exact: true }).click();
    const checkout = new Checkout(other, text, view.language);
    await checkout.expectHere();
    await checkout.pay();
    await checkout.expectSuccess();
    await page.goto("/cart");
    await left.expectEmpty();
  });
});

test("two tabs that order at one moment leave one order to be paid", async ({ page, context, text, view, fan, sandbox }) => {
  const other = await context.newPage();
  const [first, second] = [new Approval(page, text), new Approval(other, text)];
  const wizard = new Wizard(page, text);
  await wizard.goToPerson();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await other.goto("/order/approval");
  await second.giveNumberOfDocument(fan);
  await first.payBy("paypal");
  await expect(other.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true })).toBeChecked();
  await first.prepare();
  await second.prepare();
  // Both requests must be under way before either is answered.
  let letGo = (): void => undefined;
  const both = new Promise<void>((resolve) => (letGo = resolve));
  let sent = 0;
  await context.route("**/api/tariffs/payment-intent", async (route) => {
    sent += 1;
    if (sent === 2) letGo();
    await both;
    await route.continue();
  });
  await first.orderButton.click();
  await second.orderButton.click();
  const desks = [page, other].map((where) => new Checkout(where, text, view.language));
  for (const desk of desks) await expect(desk.page).toHaveURL(/\/c\/[\w-]+/);
  // The later order takes over the number. The other order can no longer be paid.
  for (const desk of desks) await desk.page.reload();
  const open = await Promise.all(desks.map((desk) => desk.payButton.isVisible()));
  expect(open.filter(Boolean)).toHaveLength(1);
  const desk = desks[open.indexOf(true)];
  await desk?.pay();
  await desk?.expectSuccess();
  await page.goto("/dashboard");
  await expect(page.getByRole("meter", { name: text("dashboard", "line.month") })).toHaveCount(1, { timeout: 60_000 });
});
