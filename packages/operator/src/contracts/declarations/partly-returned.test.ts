import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeReceipts } from "../../testing/books.ts";
import { JERSEY_ORDER, newContract, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type ReturnedOrders, returnedOrders } from "../../testing/returned-orders.ts";

let operator: TestOperator;
let returned: ReturnedOrders;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
  returned = returnedOrders(operator);
});
afterAll(() => operator.stop());

const DUE = 1000;
const STEPS = {
  take: (contract) => returned.takes(contract, 400),
  takeMost: (contract) => returned.takes(contract, 900),
  takeAll: (contract) => returned.bank(contract, "returned"),
  win: (contract) => returned.bank(contract, "reinstated"),
  withdraw: async (contract) => void (await withdraw(operator, contract)),
  receipts: () => writeReceipts(operator),
} as const satisfies Record<string, (contract: Awaited<ReturnType<typeof newContract>>) => Promise<void>>;
type Step = keyof typeof STEPS;

describe("of an order whose payment the bank took a part of, what was used is paid and taxed once", () => {
  test.each<{ readonly steps: readonly Step[] }>([
    { steps: ["take", "withdraw"] },
    { steps: ["receipts", "take", "withdraw"] },
    { steps: ["withdraw", "take"] },
    { steps: ["receipts", "withdraw", "take"] },
    { steps: ["withdraw", "takeMost"] },
    { steps: ["receipts", "withdraw", "takeMost", "win"] },
    { steps: ["take", "withdraw", "win", "receipts"] },
    { steps: ["take", "win", "takeAll", "withdraw"] },
    { steps: ["takeAll", "win", "take", "win", "receipts", "takeMost", "withdraw", "win", "take"] },
  ])("$steps", async ({ steps }) => {
    const contract = await newContract(operator);
    expect(contract.order.payment.dueNow).toBe(DUE);
    const used = returned.dayOfUse(contract);
    for (const step of steps) await STEPS[step](contract);
    await returned.expectKept(contract, used);
  });
});

test("where a receipt has told of the payment, only what the bank took is claimed, without VAT", async () => {
  const contract = await newContract(operator, JERSEY_ORDER);
  await writeReceipts(operator);
  await returned.arrives(await withdraw(operator, contract, "jersey"));
  await returned.takes(contract, 900);
  expect((await returned.paidFor(contract)).state).toBe("returned");
  expect(await returned.claimsOf(contract)).toMatchObject([{ kind: "invoicedPayment", amountCents: 900 }]);
});

test("where none has, the claim taxes all of it, and what is still here counts as paid", async () => {
  const contract = await newContract(operator);
  await returned.takes(contract, 400);
  const claims = (await returned.claimsOf(contract)).map(({ kind, amountCents }) => [kind, amountCents]);
  expect(claims).toHaveLength(2);
  expect(claims).toContainEqual(["returnedPayment", DUE]);
  expect(claims).toContainEqual(["keptPayment", -600]);
});
