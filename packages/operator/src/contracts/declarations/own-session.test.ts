import { confirmDeclaration, withdrawal } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../../sandbox/messages.ts";
import { type Contract, mailedToken, newContract, ownerSession, standing } from "../../testing/declarations.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const sessionOf = ({ order, email }: Contract) => ownerSession(operator, { contract: order.number, email });
const otherMailbox = () => `${crypto.randomUUID()}@example.com`;

async function declare({ order }: Contract, email: string, as?: As) {
  const answer = await operator.call(withdrawal, { body: { name: "Elif Şahin", contract: order.number, email } }, as);
  await operator.runJobs();
  return answer;
}

test("what the owner declares in a session is carried out, whatever mailbox the receipt is to go to", async () => {
  const contract = await newContract(operator);
  const email = otherMailbox();
  const { receiptId, toConfirm } = await declare(contract, email, await sessionOf(contract));
  expect(toConfirm).toBe(false);
  const { declaration, order, line } = await standing(operator, contract, receiptId);
  expect({ order, line: line?.state }).toEqual({ order: "withdrawn", line: "ended" });
  expect(declaration).toMatchObject({ state: "settled", confirmedBy: "session" });
  expect(await mailedToken(operator, contract.email)).toBeUndefined();
  expect(await listMessages(operator.deps.db, { to: email, channel: "mail" })).toHaveLength(1);
});

test("a session sends no more receipts to a mailbox of others than anybody may", async () => {
  const contract = await newContract(operator);
  const email = otherMailbox();
  const as = await sessionOf(contract);
  for (let i = 0; i < 6; i++) await declare(contract, email, as);
  expect(await listMessages(operator.deps.db, { to: email, channel: "mail" })).toHaveLength(5);
});

test("the owner confirms in a session what was declared without one for another mailbox; somebody else cannot", async () => {
  const [contract, other] = [await newContract(operator), await newContract(operator)];
  const { receiptId } = await declare(contract, otherMailbox());
  expect((await standing(operator, contract, receiptId)).declaration).toMatchObject({ state: "review", reviewReason: "notFound" });
  const body = { receiptId };
  const foreign = { status: 403, reason: "declaration.foreign" };
  expect(await operator.fails(confirmDeclaration, { body }, other.shopper.as)).toMatchObject(foreign);
  expect(await operator.call(confirmDeclaration, { body }, await sessionOf(contract))).toMatchObject({ receiptId, outcome: "confirmed" });
  await operator.runJobs();
  const { declaration, order } = await standing(operator, contract, receiptId);
  expect(order).toBe("withdrawn");
  expect(declaration).toMatchObject({ state: "settled", confirmedBy: "session" });
});
