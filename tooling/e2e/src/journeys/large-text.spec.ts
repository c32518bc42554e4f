import { expectNothingSticksOut } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { newFan } from "../house/people.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

test.use({ viewport: { width: 320, height: 700 } });

test("on the narrowest phone with text twice as large, every step of the order fits", async ({ page, text, view, fan, sandbox }, info) => {
  const wizard = new Wizard(page, text);
  const account = new Account(page, text, sandbox);
  const approval = new Approval(page, text);
  const checkout = new Checkout(page, text, view.language);

  await test.step("the tariff and the steps, with a jersey", async () => {
    await page.goto("/tarife/single/tribun-l");
    await expectNothingSticksOut(page);
    await wizard.chooseTariff();
    await expectNothingSticksOut(page);
    await wizard.bringNumber(newFan(view.language, info.parallelIndex).phone, { typed: "voda", name: "Vodafone" }, "28/02/2027");
    await expectNothingSticksOut(page);
    await page.getByRole("tab", { name: text("order", "number.tabs.new"), exact: true }).click();
    await wizard.holdNumber();
    await wizard.chooseSim("physical");
    await expectNothingSticksOut(page);
    await wizard.nextTo("extras");
    await wizard.fillJersey("L", "19");
    await expectNothingSticksOut(page);
    await wizard.takeJersey();
  });

  await test.step("the registration", async () => {
    await expectNothingSticksOut(page);
    await account.fillPerson(fan, true);
    await expectNothingSticksOut(page);
    await account.fillContact(fan);
    await expect(account.section("security")).toBeVisible();
    const code = await account.codeOnArrival(fan);
    await expectNothingSticksOut(page);
    await account.codeField().fill(code);
    await account.fillSecurity(fan, true);
    await expectNothingSticksOut(page);
    await account.submitButton(true).click();
  });

  await test.step("the approval, the payment and the success", async () => {
    await wizard.expectStep("approval");
    // Only the contract summary is missing, so its key figures open.
    await approval.orderButton.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNothingSticksOut(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await approval.order("sepa");
    await checkout.expectHere();
    await expectNothingSticksOut(page);
    await checkout.payBySepa(fan);
    await checkout.expectSuccess();
    await expect(page.getByRole("heading", { name: text("payment", "success.parcel.title.onItsWay") })).toBeVisible();
    await expectNothingSticksOut(page);
  });
});

test("with text twice as large the account's pages fit as well", async ({ page, text, sandbox }) => {
  await new Account(page, text, sandbox).signIn();
  for (const path of [
    "/dashboard",
    "/dashboard/bills",
    "/dashboard/options",
    "/dashboard/account/overview",
    "/dashboard/account/profile",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expectNothingSticksOut(page);
  }
});
