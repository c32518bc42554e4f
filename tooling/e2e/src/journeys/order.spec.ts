import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { expectCelebrations, watchCelebrations } from "../house/celebrations.ts";
import { GOAL, pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { TARIFF, Wizard } from "../pages/wizard.ts";

test("a fan orders an eSIM, from the home page to the active line", { tag: "@core" }, async ({ page, text, view, fan, sandbox }) => {
  const wizard = new Wizard(page, text);
  const account = new Account(page, text, sandbox);
  const approval = new Approval(page, text);
  const checkout = new Checkout(page, text, view.language);
  await watchCelebrations(page);

  await test.step("the home page leads to the tariffs and to one of them", async () => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", view.language);
    await page.getByRole("main").locator('a[href="/tarife"]').first().click();
    await expect(page.getByRole("heading", { level: 1, name: text("tariffs", "title") })).toBeVisible();
    await wizard.chooseTariff(TARIFF);
    await expectNoFaults(page);
  });

  const number = await test.step("a number is picked and held, and the kind of SIM chosen", async () => {
    const held = await wizard.holdNumber();
    await wizard.chooseSim("esim");
    await expectNoFaults(page);
    return held;
  });

  await test.step("no jersey", async () => {
    await wizard.nextTo("extras");
    await expectNoFaults(page);
    await wizard.withoutJersey();
  });

  await test.step("the fan registers, with a code by SMS", async () => {
    await wizard.expectPerson();
    await expectNoFaults(page);
    await account.register(fan);
    await wizard.expectStep("approval");
  });

  await test.step("the fan reads the contract summary and orders", async () => {
    await approval.prepare();
    await expect(page.getByRole("main")).toContainText(number);
    await expectNoFaults(page);
    await approval.orderButton.click();
  });

  await test.step("the fan pays by direct debit", async () => {
    await checkout.expectHere();
    await expectNoFaults(page);
    await checkout.payBySepa(fan);
  });

  await test.step("the success page shows the QR code, also after a reload", async () => {
    await checkout.expectSuccess();
    expect(page.url()).not.toContain("success=true");
    await expect(page.getByRole("heading", { level: 1, name: GOAL })).toBeVisible();
    await checkout.expectEsim();
    await expectNoFaults(page);
    // With reduced motion the celebration consists of text only.
    await expectCelebrations(page, []);
    await page.reload();
    await expect(page.getByRole("img", { name: text("payment", "success.esim.qr") })).toBeVisible();
  });

  await test.step("the line is active on the dashboard", async () => {
    await page.getByRole("link", { name: text("payment", "success.dashboard") }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(fan.firstName) })).toBeVisible();
    const line = page.getByRole("region", { name: text("dashboard", "line.label", { tariff: TARIFF.name, phone: number }) });
    await expect(line.getByRole("meter", { name: text("dashboard", "line.month") })).toBeVisible();
    await expectNoFaults(page);
  });
});

test("a fan orders a SIM card by post and is told when the parcel comes", async ({ page, text, view, fan, sandbox }) => {
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  const checkout = new Checkout(page, text, view.language);
  await wizard.goToPerson("physical");
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await approval.order("paypal");
  await checkout.expectHere();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watchCelebrations(page);
  await checkout.pay();
  await checkout.expectSuccess();
  await expect(page.getByRole("heading", { name: text("payment", "success.parcel.title.onItsWay") })).toBeVisible();
  await expectCelebrations(page, [""]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByText(pattern(text("payment", "success.parcel.text")))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("main")).not.toContainText(/aktiv|aktif/i);
  await page.getByRole("link", { name: text("payment", "success.dashboard") }).click();
  const track = page.getByRole("list", { name: text("orders", "steps.physical") });
  await expect(track.locator("[aria-current=step]")).toContainText(text("orders", "stage.onItsWay"));
  await expect(page.getByRole("main")).not.toContainText(/aktiv|aktif/i);
  await page.getByRole("link", { name: text("orders", "open") }).click();
  await expect(page.getByRole("heading", { level: 1, name: pattern(text("orders", "title")) })).toBeVisible();
  await expect(track.getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("button", { name: pattern(text("payment", "day.keep")) })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: text("orders", "detail.withdraw") })
    .click();
  // The link fills in the order. The form asks for nothing else.
  await expect(page.locator("#withdraw").getByRole("textbox").nth(1)).toHaveValue(/^[A-Z]{3}-\w{4}-\w{4}$/);
  await expectNoFaults(page);
});

test("a fan starts on a card from a shop: it is looked at first, and nothing is posted", async ({ page, text, view, fan, sandbox }) => {
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  await wizard.chooseTariff();
  await wizard.holdNumber();
  await wizard.chooseSim("shop");
  const field = page.getByLabel(text("order", "number.shop.label"), { exact: true });
  await field.fill("8949990000190700016");
  await wizard.button("number.shop.check").click();
  await expect(page.getByText(text("order", "number.shop.wrong"))).toBeVisible();
  await field.fill("8949 9900 0019 0700 015");
  await wizard.button("number.shop.check").click();
  await expect(page.getByText(text("order", "number.shop.ok"))).toBeVisible();
  await wizard.nextTo("extras");
  await wizard.withoutJersey();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await approval.order("paypal");
  const checkout = new Checkout(page, text, view.language);
  await checkout.pay();
  await checkout.expectSuccess();
  await expect(page.getByRole("heading", { name: text("payment", "success.parcel.title.atHand") })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: text("payment", "success.follow") }).click();
  await expect(page.getByRole("list", { name: text("orders", "steps.shop") }).locator("[aria-current=step]")).toContainText(
    text("orders", "now.inserted"),
  );
  await expectNoFaults(page);
});
