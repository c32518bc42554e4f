import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { ORDER_PLAN, type OrderRow, tariffOf, wordsOf } from "../house/order-plan.ts";
import { type Fan, newFan } from "../house/people.ts";
import { GOAL, pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

const ANSWER_SECONDS = 90;
const CONTRACT_END = "28/02/2027";
const CHILD = "01/06/2015";

/** Holds a new number or fills in the porting of an existing one, and answers what the tariff also asks for. */
async function decideNumber(wizard: Wizard, { number, buyer, tariff, sim }: OrderRow, brought: Fan): Promise<void> {
  const donor = { typed: "voda", name: "Vodafone", ...(buyer === "company" && { customerNumber: "K-4711" }) };
  if (number === "new") await wizard.holdNumber();
  else await wizard.bringNumber(brought.phone, donor, number === "vten" ? CONTRACT_END : undefined);
  await wizard.chooseSim(sim);
  if (tariff === "kids24") await wizard.giveChild(CHILD);
}

// Journeys of other files expect one line of the demo fan. These expect no stored payment method.
test.use({ apart: "orders" });

for (const row of ORDER_PLAN) {
  test(`${row.club} sells ${wordsOf(row)}`, { tag: `@${row.club}` }, async ({ page, text, view, fan, sandbox }, info) => {
    const wizard = new Wizard(page, text);
    const account = new Account(page, text, sandbox);
    const approval = new Approval(page, text);
    const checkout = new Checkout(page, text, view.language);
    const tariff = tariffOf(row);
    const brought = newFan(view.language, info.parallelIndex);
    const ported = row.number !== "new";

    await test.step("who is known signs in", async () => {
      if (row.buyer !== "known") return;
      await account.signIn();
    });

    await test.step("the fan goes through the steps", async () => {
      await wizard.chooseTariff(tariff);
      await decideNumber(wizard, row, brought);
      if (row.tariff !== "business" && (!ported || tariff.jersey)) {
        await wizard.nextTo("extras");
        await wizard.withoutJersey();
      } else if (row.buyer === "known") await wizard.nextTo("approval");
      else await wizard.nextToPerson();
    });

    await test.step("it is clear who orders", async () => {
      if (row.buyer === "known") await approval.giveNewDocument(fan);
      else {
        await account.register(fan, true, row.buyer === "company");
        await wizard.expectStep("approval");
      }
      const proven = row.buyer === "known" ? view.demoNumber : fan.phone;
      const phone = ported ? brought.phoneE164 : `+49${proven.replaceAll(/^0|\s/g, "")}`;
      if (!ported && row.buyer !== "known") return;
      await approval.proveNumber(async (press) => {
        const before = await sandbox.messages(phone);
        await press();
        return sandbox.readCode(phone, before.length);
      });
    });

    await test.step("the order is made and paid", async () => {
      await expectNoFaults(page);
      await approval.order(row.payment);
      await checkout.payBy(row.payment, fan);
      await checkout.expectSuccess();
      await expect(page.getByRole("heading", { level: 1, name: GOAL })).toBeVisible();
    });

    await test.step("the fan learns what comes next", async () => {
      if (ported) {
        await expect(page.getByText(pattern(text("payment", "success.port.waiting")))).toBeVisible();
        await sandbox.advanceClock(ANSWER_SECONDS);
        await expect(page.getByText(pattern(text("payment", "success.port.dated")))).toBeVisible({ timeout: 45_000 });
      } else if (row.sim === "esim") {
        await checkout.expectEsim();
      } else {
        await expect(page.getByRole("heading", { name: text("payment", "success.parcel.title.onItsWay") })).toBeVisible({
          timeout: 60_000,
        });
      }
      await expectNoFaults(page);
    });
  });
}
