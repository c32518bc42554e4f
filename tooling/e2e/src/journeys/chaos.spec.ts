import type { Locator, Page } from "@playwright/test";
import { makeIccid } from "@tribun/domain";
import { Chaos } from "../house/chaos.ts";
import { expect, test } from "../house/fixtures.ts";
import { GOAL, pattern, type Text } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

const RETRIES = [
  ...["common:action.retry", "order:number.none.retry", "approval:summary.retry"],
  ...["payment:result.down.retry", "porting:form.donor.retry"],
];
const ORDER_NUMBER = /\b[A-Z]{3}-\w{4}-\w{4}\b/g;

/** A fan who retries what failed, with the retry button if there is one, otherwise by repeating the last action. */
function insisting(page: Page, text: Text) {
  const names = RETRIES.map((key) => key.split(":")).map(([namespace = "", key = ""]) => text(namespace, key));
  const retry = page.getByRole("button", { name: new RegExp(`^(?:${names.join("|")})$`), disabled: false }).first();
  return (goal: Locator, act?: () => Promise<unknown>): Promise<void> =>
    expect(async () => {
      if (await goal.isVisible()) return;
      if (await retry.isVisible()) await retry.click({ timeout: 2000 });
      else await act?.();
      await expect(goal).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 40_000 });
}

/** The account number of the first SIM card in the sandbox's shops that no other journey uses. */
const STOCK = 19_070_010;

/** The calls of every order, with a new number or a ported one. */
const EVERY_ORDER = [
  ...["GET /api/product-plans", "POST /api/users/check-email", "POST /api/phone-auth/generate-otp", "POST /api/phone-auth/verify-otp"],
  ...["POST /api/auth/register", "GET /api/users/me", "POST /api/contract-summaries", "GET /api/contract-summaries/{id}/pdf"],
  ...["GET /api/tariffs/{id}", "GET /api/postal-codes/{id}", "GET /api/users/me/payment-methods", "GET /c/{id}/check"],
];
const NUMBERS = {
  "a new number": [
    ...["GET /api/phone-registries", "POST /api/phone-registries/{id}/reserve", "POST /api/tariffs/payment-intent"],
    ...["GET /api/coupon-codes/{id}", "POST /api/tariffs/checkout-session"],
  ],
  "one that comes along": ["GET /api/mnp-providers", "POST /api/phone-registries/check-sim", "POST /api/portings/payment-intent"],
} as const;

for (const turn of [0, 1, 2, 3, 4]) {
  for (const [number, itsCalls] of Object.entries(NUMBERS)) {
    test(`each call of the operator fails once, and the fan has one order with ${number} in the end (turn ${turn})`, async ({
      page,
      text,
      view,
      fan,
      sandbox,
    }) => {
      const chaos = new Chaos();
      const insist = insisting(page, text);
      const wizard = new Wizard(page, text);
      const account = new Account(page, text, sandbox);
      const approval = new Approval(page, text);
      const ported = number !== "a new number";
      await page.goto("/");
      await chaos.begin(page, turn);

      await test.step("tariff, number and SIM", async () => {
        await wizard.openTariff();
        await insist(ported ? wizard.tab("port") : wizard.numbers().first());
        if (ported) {
          await wizard.tab("port").click();
          await insist(wizard.donor());
          await wizard.bringNumber(fan.phone, { typed: "voda", name: "Vodafone" });
        } else {
          await insist(wizard.heldNumber(), () => wizard.numbers().first().click({ timeout: 2000 }));
        }
        if (ported) {
          // One SIM card for each turn, because an order takes the card out of the shop.
          await wizard.chooseSim("shop");
          await page.getByLabel(text("order", "number.shop.label"), { exact: true }).fill(makeIccid(STOCK + turn));
          await insist(page.getByText(text("order", "number.shop.ok")), () => wizard.button("number.shop.check").click({ timeout: 2000 }));
        } else {
          await wizard.chooseSim("esim");
        }
        await wizard.nextTo("extras");
        await insist(account.section("person"), () => wizard.button("extras.decline").click({ timeout: 2000 }));
      });

      await test.step("the registration", async () => {
        await account.fillPerson(fan, true);
        await account.fillContact(fan);
        await insist(account.section("security"), () => account.button("auth", "register.next").click({ timeout: 2000 }));
        // The code goes out by itself; the button is there only after a failure.
        await insist(account.codeField(), () => account.button("forms", "otp.send").click({ timeout: 2000 }));
        await account.codeField().fill(await sandbox.readCode(fan.phoneE164));
        await insist(page.getByText(pattern(text("forms", "otp.done"))).first(), () =>
          account.button("forms", "otp.check").click({ timeout: 2000 }),
        );
        await account.fillSecurity(fan, true);
        await insist(wizard.heading("approval"), () => account.submitButton(true).click({ timeout: 2000 }));
      });

      await test.step("summary, order and payment", async () => {
        if (!ported) {
          await approval.openCoupon();
          await page.getByLabel(text("approval", "coupon.label"), { exact: true }).fill("TRIBUN5");
          await insist(page.getByText(text("approval", "coupon.applied", { code: "TRIBUN5" })), () =>
            page.getByRole("button", { name: text("approval", "coupon.apply"), exact: true }).click({ timeout: 2000 }),
          );
        }
        await insist(approval.summaryButton);
        await insist(page.getByText(text("approval", "summary.opened")), async () => {
          await page.keyboard.press("Escape");
          await approval.summaryButton.click({ timeout: 2000 });
        });
        await page.keyboard.press("Escape");
        await approval.payBy("paypal");
        await approval.acceptTerms();
        const checkout = new Checkout(page, text, view.language);
        await insist(checkout.wayBack, () => approval.orderButton.click({ timeout: 2000 }));
        if (!ported) {
          await checkout.turnBack();
          const paypal = page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true });
          await insist(paypal);
          await paypal.check();
          await insist(checkout.wayBack, () => checkout.payButton.click({ timeout: 2000 }));
        }
        await checkout.pay();
        await insist(page.getByRole("heading", { level: 1, name: GOAL }));
        await insist(
          ported
            ? page.getByText(pattern(text("payment", "success.port.waiting")))
            : page.getByRole("img", { name: text("payment", "success.esim.qr") }),
        );
      });

      expect(new Set(chaos.orderKeys).size, "keys of the order").toBe(1);
      expect(chaos.orderKeys.length).toBeGreaterThan(1);
      const mails = await sandbox.messages(fan.email);
      const ordered = new Set(mails.flatMap(({ body }) => body.match(ORDER_NUMBER) ?? []));
      expect([...ordered], "orders that mails tell of").toHaveLength(1);
      // Every call of the order must have been made, and have failed once. The last page may call only after it has rendered. The check
      // names only the missing calls, because the report of many failures shortens a long list.
      const missing = () => [...EVERY_ORDER, ...itsCalls].filter((call) => !chaos.failed.has(call));
      await expect.poll(missing).toEqual([]);
    });
  }
}
