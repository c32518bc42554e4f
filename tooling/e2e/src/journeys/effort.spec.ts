import { Effort } from "../house/effort.ts";
import { expect, test } from "../house/fixtures.ts";
import { GOAL } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { TARIFF, Wizard } from "../pages/wizard.ts";

/**
 * The most that an order may cost; product.md allows 25 inputs. An input is whatever has to be typed, chosen or ticked from the tariff's page
 * to the success, once on its screen, each radio, box and code included, and the payment page's as well. It is the way with the fewest: PayPal,
 * whose own choice counts and after which the payment page asks for nothing; direct debit is chosen already and asks for account, holder and
 * mandate there. What a page fills in by itself, such as the place of a postal code, is none.
 */
const MOST = { steps: 4, inputs: 22, clicks: 14, screens: 8 } as const;
type Cost = Record<keyof typeof MOST, number>;

test("a new number with an eSIM costs a guest no more than it may, from the tariff's page to the success", async ({
  page,
  context,
  text,
  view,
  fan,
  sandbox,
}) => {
  const effort = new Effort();
  await effort.watch(context);
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);

  await wizard.chooseTariff();
  const steps = await page
    .getByRole("navigation", { name: text("order", "steps.label") })
    .getByRole("listitem")
    .count();
  await wizard.holdNumber();
  await wizard.chooseSim("esim");
  await wizard.nextTo("extras");
  await wizard.withoutJersey();
  await wizard.nextTo("approval");
  await approval.goToRegistration();
  await new Account(page, text, sandbox).register(fan, true, false, true);
  await wizard.expectStep("approval");
  await approval.order("paypal");
  const checkout = new Checkout(page, text, view.language);
  await checkout.payBy("paypal", fan);
  await expect(page.getByRole("heading", { level: 1, name: GOAL })).toBeVisible({ timeout: 60_000 });
  await checkout.expectEsim();

  const { inputs, clicks, screens } = effort;
  const cost: Cost = {
    ...{ steps, inputs: inputs.size, clicks: clicks.length },
    // The success asks for nothing.
    screens: screens.size + 1,
  };
  const said = JSON.stringify({ ...cost, listed: [...inputs, ...clicks] });
  // A counter that hears nothing would be content with anything.
  expect([...screens][0], said).toBe(`/tarife/${TARIFF.type}/${TARIFF.slug}`);
  expect(
    [...inputs].filter((what) => what.startsWith("/c/")),
    said,
  ).toEqual([]);
  for (const [what, most] of Object.entries(MOST)) expect(Reflect.get(cost, what), `${what}: ${said}`).toBeLessThanOrEqual(most);
});
