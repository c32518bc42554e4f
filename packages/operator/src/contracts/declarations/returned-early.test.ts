import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { type Contract, JERSEY_ORDER, newContract, standing, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { submitCheckout } from "../../testing/orders.ts";
import { type ReturnedOrders, returnedOrders } from "../../testing/returned-orders.ts";

let operator: TestOperator;
let returned: ReturnedOrders;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
  returned = returnedOrders(operator);
});
afterAll(() => operator.stop());

const expectKept: ReturnedOrders["expectKept"] = (contract, cents) => returned.expectKept(contract, cents);

describe("before anything was delivered", () => {
  /** An order whose payment the bank took back while the partner's system was down. */
  async function returnedEarly(cents?: number): Promise<Contract> {
    await writeParty(operator.deps.db, { party: "partner", mode: "fail" });
    const contract = await newContract(operator, JERSEY_ORDER, false);
    await submitCheckout(operator, contract.intent.checkoutId);
    expect((await standing(operator, contract)).order).toBe("paid");
    await (cents === undefined ? returned.bank(contract, "returned") : returned.takes(contract, cents));
    return contract;
  }
  /** Runs the jobs until the operator gives up on the partner's system. */
  async function givenUp(): Promise<void> {
    for (let hour = 0; hour < 40; hour++) {
      operator.clock.advance({ hours: 1 });
      await operator.runJobs();
    }
  }
  const works = () => writeParty(operator.deps.db, { party: "partner", mode: "normal" });

  test("an order that goes on is paid with the next bill", async () => {
    const contract = await returnedEarly();
    await works();
    operator.clock.advance({ hours: 2 });
    await operator.runJobs();
    expect((await standing(operator, contract)).order).toBe("active");
    const used = returned.dayOfUse(contract);
    await withdraw(operator, contract);
    await expectKept(contract, used + 4999);
  });

  test("so is one of which the bank took a part, and all of it is taxed", async () => {
    const contract = await returnedEarly(2000);
    await works();
    operator.clock.advance({ hours: 2 });
    await operator.runJobs();
    const used = returned.dayOfUse(contract);
    await withdraw(operator, contract);
    await expectKept(contract, used + 4999);
  });

  test.each([undefined, "reinstated", "returned"] as const)("one that came to nothing gives that rest too, and then: %s", async (then) => {
    const contract = await returnedEarly(2000);
    await givenUp();
    await works();
    await expectKept(contract, 0);
    if (then) {
      await returned.bank(contract, "reinstated");
      await expectKept(contract, 0);
    }
    for (const outcome of then === "returned" ? (["returned", "reinstated"] as const) : []) {
      await returned.bank(contract, outcome);
      await expectKept(contract, 0);
    }
  });

  test.each(["withdrawn", "rejected"] as const)("one that is %s costs nothing, and money that comes again goes back", async (end) => {
    const contract = await returnedEarly();
    if (end === "withdrawn") await withdraw(operator, contract);
    else await givenUp();
    await works();
    expect((await standing(operator, contract)).order).toBe(end);
    await expectKept(contract, 0);
    await returned.bank(contract, "reinstated");
    expect(await returned.paidFor(contract)).toMatchObject({ state: "refunded" });
    await expectKept(contract, 0);
    await returned.bank(contract, "returned");
    expect((await returned.claimsOf(contract)).at(-1)).toMatchObject({ kind: "doubleRefund", amountCents: 5999 });
    await expectKept(contract, 0);
    await returned.bank(contract, "reinstated");
    await expectKept(contract, 0);
  });
});

test("the mail says that what goes back comes off the bill, in both languages, and not that it is sent", async () => {
  for (const [language, words, never] of [
    ["de", "zurückgeholt, deshalb steht sie auf deiner Rechnung. Dort ziehen wir", "auf dem Weg zurück"],
    ["tr", "bu ödeme faturanda yer alıyor", "ödediğin yoldan"],
  ] as const) {
    const contract = await newContract(operator, JERSEY_ORDER);
    await operator.deps.db.update(users).set({ language }).where(eq(users.id, contract.userId));
    await operator.deps.db.update(orders).set({ language }).where(eq(orders.id, contract.order.id));
    await returned.bank(contract, "returned");
    const mailed = async () => (await listMessages(operator.deps.db, { to: contract.email, channel: "mail" }))[0]?.body ?? "";
    const jersey = await withdraw(operator, contract, "jersey");
    const asked = await mailed();
    await returned.arrives(jersey);
    const paid = await mailed();
    await withdraw(operator, contract);
    for (const body of [asked, paid, await mailed()]) {
      expect(body).toContain(words);
      expect(body).not.toContain(never);
    }
  }
});
