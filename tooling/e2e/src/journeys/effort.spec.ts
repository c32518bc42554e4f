import { Effort } from "../house/effort.ts";
import { expect, test } from "../house/fixtures.ts";
import { GOAL } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { TARIFF, Wizard } from "../pages/wizard.ts";

/**
 * The most that an order may cost. The specification allows 25 inputs. An input is everything that the fan types, chooses or ticks from the
 * tariff's page to the success page, once per screen, on the payment page too. The cheapest way is PayPal: choosing it counts, and the
 * payment page asks for nothing more. Direct debit is preselected, but asks for account, holder and mandate there. A field that the page
 * fills in itself, such as the town of a postal code, does not count. With a mouse the password is hidden, and its repetition is one more.
 */
const MOST = { steps: 4, inputs: 19, clicks: 10, screens: 7 } as const;
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
    .getByRole("navigation", { name: text("ticket", "stages.label") })
    .getByRole("listitem")
    .count();
  await wizard.holdNumber();
  await wizard.chooseSim("esim");
  await wizard.nextTo("extras");
  await wizard.withoutJersey();
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
    // Plus the success page, which asks for nothing.
    screens: screens.size + 1,
  };
  const said = JSON.stringify({ ...cost, listed: [...inputs, ...clicks] });
  // Check that the counter records anything at all.
  expect([...screens][0], said).toBe(`/tarife/${TARIFF.type}/${TARIFF.slug}`);
  expect(
    [...inputs].filter((what) => what.startsWith("/c/")),
    said,
  ).toEqual([]);
  const most = { ...MOST, inputs: MOST.inputs + (view.device === "phone" ? 0 : 1) };
  for (const [what, allowed] of Object.entries(most)) expect(Reflect.get(cost, what), `${what}: ${said}`).toBeLessThanOrEqual(allowed);
});
