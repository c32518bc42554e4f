import { decideDeclaration, declarationsToReview, login, termination, withdrawal } from "@tribun/api-client/contract";
import { and, eq, isNull, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lineEnds } from "../../db/schema/account.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { lines } from "../../db/schema/lines.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import { type Contract, newContract, ownerSession, standing, withdraw } from "../../testing/declarations.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const staff = async (team = 1): Promise<As> => {
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } }, { team });
  return { token: accessToken, team };
};
const accept = async (id: string, more: { contract?: string; email?: string; endsOn?: string } = {}) =>
  operator.call(decideDeclaration, { params: { id }, body: { decision: "accept", ...more } }, await staff());
const forCause = async ({ order, email }: Contract, date?: string) => {
  const body = { name: "Elif", contract: order.msisdn, email, kind: "extraordinary" as const, reason: "Kein Netz", ...(date && { date }) };
  const { receiptId } = await operator.call(termination, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  return receiptId;
};

test("staff see what waits, of their club only; nobody else does", async () => {
  const contract = await newContract(operator);
  const id = await forCause(contract);
  const waiting = await operator.call(declarationsToReview, undefined, await staff());
  expect(waiting).toMatchObject([{ id, kind: "extraordinary", state: "review", reviewReason: "extraordinary", reason: "Kein Netz" }]);
  expect(await operator.call(declarationsToReview, undefined, await staff(2))).toEqual([]);
  expect(await operator.fails(declarationsToReview, {}, contract.shopper.as)).toMatchObject({ status: 403, code: "-1" });
  const decision = { params: { id }, body: { decision: "accept" } };
  expect(await operator.fails(decideDeclaration, decision, contract.shopper.as)).toMatchObject({ status: 403, code: "-1" });
  expect(await operator.fails(decideDeclaration, decision, await staff(2))).toMatchObject({ status: 403, reason: "declaration.unknown" });
});

test("good cause ends a contract within its minimum term, on the day the person says and never in the past", async () => {
  const contract = await newContract(operator);
  const id = await forCause(contract, "2026-12-01");
  expect(await accept(id, { endsOn: "2020-01-01" })).toMatchObject({ state: "accepted", endsOn: "2026-11-03" });
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.orderId, contract.order.id));
  const [end] = await operator.deps.db
    .select()
    .from(lineEnds)
    .where(eq(lineEnds.lineId, line?.id ?? ""));
  expect(end).toMatchObject({ cause: "extraordinary", endsOn: "2026-11-03" });
  expect(await operator.fails(decideDeclaration, { params: { id }, body: { decision: "accept" } }, await staff())).toMatchObject({
    status: 409,
    reason: "declaration.accepted",
  });
});

test("a declaration with a slip of the pen is carried out for the contract that was meant", async () => {
  const contract = await newContract(operator);
  const { receiptId } = await operator.call(withdrawal, { body: { name: "Elif", contract: "TRB-0000", email: "typo@example.com" } });
  await operator.runJobs();
  expect(await operator.fails(decideDeclaration, { params: { id: receiptId }, body: { decision: "accept" } }, await staff())).toMatchObject(
    {
      status: 409,
      reason: "contract.notFound",
    },
  );
  expect(await accept(receiptId, { contract: contract.order.number, email: contract.email })).toMatchObject({ state: "settled" });
  expect((await standing(operator, contract, receiptId)).order).toBe("withdrawn");
});

test("one whose owner is not proven says so; whoever decides it closes its ticket", async () => {
  for (const decision of ["accept", "reject"] as const) {
    const contract = await newContract(operator);
    const body = { name: "Mehmet Kaya", contract: contract.order.number, email: contract.email };
    const { receiptId: id } = await operator.call(withdrawal, { body });
    await operator.runJobs();
    const waiting = await operator.call(declarationsToReview, undefined, await staff());
    const shown = waiting.find((one) => one.id === id);
    expect(shown).toMatchObject({ reviewReason: "nameMismatch", name: "Mehmet Kaya" });
    expect(shown?.confirmed).toBeUndefined();
    const open = and(like(supportMessages.reference, `declaration.%${id}`), isNull(supportMessages.resolvedAt));
    expect(await operator.deps.db.$count(supportMessages, open)).toBe(1);
    const decided = decision === "accept" ? { decision } : { decision, reason: "Der Kunde war es nicht." };
    await operator.call(decideDeclaration, { params: { id }, body: decided }, await staff());
    await operator.runJobs();
    expect((await standing(operator, contract, id)).order).toBe(decision === "accept" ? "withdrawn" : "active");
    expect(await operator.deps.db.$count(supportMessages, open)).toBe(0);
  }
  const own = await newContract(operator);
  const receiptId = await withdraw(operator, own, "jersey");
  const proven = (await operator.call(declarationsToReview, undefined, await staff())).find(({ id }) => id === receiptId);
  expect(proven).toMatchObject({ reviewReason: "noJersey", confirmed: { by: "session", at: proven?.receivedAt } });
});

test("a rejection says why and changes nothing; what has ended cannot end again", async () => {
  const contract = await newContract(operator);
  const id = await forCause(contract);
  const body = { decision: "reject" as const, reason: "Die Störung war am nächsten Tag behoben." };
  expect((await operator.fails(decideDeclaration, { params: { id }, body: { decision: "reject" } }, await staff())).status).toBe(400);
  expect(await operator.call(decideDeclaration, { params: { id }, body }, await staff())).toMatchObject({ state: "rejected" });
  await operator.runJobs();
  expect((await listMessages(operator.deps.db, { to: contract.email, limit: 1 }))[0]?.body).toContain("am nächsten Tag behoben");
  expect((await standing(operator, contract, id)).line?.state).toBe("active");

  await withdraw(operator, contract);
  const again = await withdraw(operator, contract);
  expect(await operator.fails(decideDeclaration, { params: { id: again }, body: { decision: "accept" } }, await staff())).toMatchObject({
    status: 409,
    reason: "order.withdrawn",
  });
  expect((await standing(operator, contract, again)).declaration?.state).toBe("review");
});
