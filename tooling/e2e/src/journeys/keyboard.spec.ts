import { expect, test } from "../house/fixtures.ts";
import { Keyboard } from "../house/keyboard.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { TARIFF, Wizard } from "../pages/wizard.ts";

test("a fan with a keyboard alone comes from the home page to the payment, and always sees where", async ({
  page,
  text,
  view,
  fan,
  sandbox,
}) => {
  const keys = new Keyboard(page);
  const wizard = new Wizard(page, text);
  const account = new Account(page, text, sandbox);
  const approval = new Approval(page, text);
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

  await test.step("to a tariff", async () => {
    await page.goto("/");
    await keys.press(page.getByRole("main").locator('a[href="/tarife"]').first());
    await expect(title(text("tariffs", "title"))).toBeVisible();
    await keys.press(page.getByRole("main").locator(`a[href="/tarife/${TARIFF.type}/${TARIFF.slug}"]`).first());
    await expect(title(TARIFF.name)).toBeVisible();
    await keys.press(page.getByRole("link", { name: text("tariffs", "chooseNamed", { name: TARIFF.name }) }));
    await wizard.expectStep("number");
  });

  await test.step("through the steps, each read from its heading on", async () => {
    const free = wizard.numbers().and(page.locator("[tabindex='0']"));
    await keys.reach(free);
    await page.keyboard.press("ArrowRight");
    await keys.expectSeen();
    await page.keyboard.press("Space");
    await expect(wizard.heldNumber()).toBeVisible();
    await keys.expectSeen();
    await keys.choose(page.getByRole("radio", { name: text("ticket", "sims.esim"), exact: true }));
    await keys.press(wizard.button("nav.next.extras"));
    await expect(wizard.heading("extras")).toBeFocused();
    await keys.press(wizard.button("extras.decline"));
  });

  await test.step("through the registration, section by section", async () => {
    await expect(title(text("auth", "register.titleOrder"))).toBeFocused();
    await keys.choose(account.radio("forms", "salutation.other"));
    await keys.type(account.field("forms", "firstName"), fan.firstName);
    await keys.type(account.field("forms", "lastName"), fan.lastName);
    await keys.type(account.field("forms", "birthday.label"), fan.birthday);
    await keys.type(account.field("forms", "identityNumber.idCard"), fan.identityNumber);
    await keys.type(account.field("forms", "identityValidityDate.label"), fan.identityValidUntil);
    await keys.press(account.button("auth", "register.next"));
    await expect(account.section("contact")).toBeFocused();
    await keys.type(account.field("auth", "contact.email"), fan.email);
    await keys.type(account.field("auth", "contact.phone"), fan.phone);
    await keys.type(account.field("forms", "street"), fan.street);
    await keys.type(account.field("forms", "houseNumber"), fan.houseNumber);
    await keys.type(account.field("forms", "postalCode"), fan.postalCode);
    await keys.reach(account.field("forms", "city"));
    if ((await account.field("forms", "city").inputValue()) === "") await page.keyboard.type(fan.city);
    await keys.press(account.button("auth", "register.next"));
    await expect(account.section("security")).toBeVisible();
    // The code is sent on arrival, and its field takes the focus.
    await expect(account.codeField()).toBeFocused();
    await page.keyboard.type(await sandbox.readCode(fan.phoneE164));
    await expect(account.codeField()).toHaveCount(0);
    await keys.type(account.field("auth", "password.new"), fan.password);
    const again = account.field("auth", "password.again");
    if (await again.isVisible()) await keys.type(again, fan.password);
    await keys.type(account.field("forms", "keyword.label"), fan.keyword);
    await keys.press(account.terms(), "Space");
    await keys.press(account.submitButton(true));
    await wizard.expectStep("approval");
    await expect(wizard.heading("approval")).toBeFocused();
  });

  await test.step("over the contract summary to the payment", async () => {
    await keys.choose(page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true }));
    await keys.reach(approval.summaryButton);
    await approval.openSummary(() => page.keyboard.press("Enter"));
    await keys.expectSeen();
    await keys.press(approval.orderButton);
    const checkout = new Checkout(page, text, view.language);
    await checkout.expectHere();
    await keys.press(checkout.payButton);
    await checkout.expectSuccess();
  });
});
