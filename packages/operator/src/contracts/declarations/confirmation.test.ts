import { confirmDeclaration, termination, updateMe, withdrawal } from "@tribun/api-client/contract";
import { desc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { registryNumbers } from "../../db/schema/numbers.ts";
import { outbox } from "../../db/schema/operations.ts";
import { orders } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { lastLink } from "../../testing/account.ts";
import { type Contract, mailedToken, newContract, ownerSession, standing } from "../../testing/declarations.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { leaveToPerson } from "./ask-owner.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const NAME = "Elif Şahin";
const sessionOf = ({ order, email }: Contract) => ownerSession(operator, { contract: order.number, email });
const mailsTo = (to: string) => listMessages(operator.deps.db, { to, channel: "mail" });

/** Declares a withdrawal as a person who knows the contract, by default without a session. */
async function declareWithdrawal({ order, email }: Contract, more: { name?: string; part?: "jersey" } = {}, as?: As): Promise<string> {
  const { receiptId } = await operator.call(withdrawal, { body: { name: NAME, contract: order.msisdn, email, ...more } }, as);
  await operator.runJobs();
  return receiptId;
}

async function confirm(to: string, as?: As) {
  const token = (await mailedToken(operator, to)) ?? "";
  const answer = await operator.call(confirmDeclaration, { body: { token } }, as);
  await operator.runJobs();
  return answer;
}

const stateOf = async (contract: Contract, id: string) => {
  const { declaration, order, line, refunded } = await standing(operator, contract, id);
  return { declaration: declaration?.state, order, line: line?.state, refunded };
};
const UNTOUCHED = { order: "active", line: "active", refunded: 0 };

describe("a stranger who knows mailbox, number and name", () => {
  test("ends no line by a withdrawal", async () => {
    const contract = await newContract(operator);
    const id = await declareWithdrawal(contract);
    expect(await stateOf(contract, id)).toEqual({ ...UNTOUCHED, declaration: "unconfirmed" });
    const [number] = await operator.deps.db.select().from(registryNumbers).where(eq(registryNumbers.msisdn, contract.order.msisdn));
    expect(number?.quarantineUntil).toBeNull();
  });

  test("ends no line by a termination", async () => {
    const contract = await newContract(operator, { tariffId: "serbest-m" });
    const body = { name: NAME, contract: contract.order.number, email: contract.email, kind: "ordinary" } as const;
    const { receiptId } = await operator.call(termination, { body });
    await operator.runJobs();
    operator.clock.advance({ days: 2 });
    await operator.runJobs();
    expect((await standing(operator, contract, receiptId)).declaration).toMatchObject({ state: "unconfirmed", endsOn: null });
  });

  test("stops no order that is not paid yet", async () => {
    const contract = await newContract(operator, {}, false);
    const { order } = await stateOf(contract, await declareWithdrawal(contract));
    expect(order).toBe("paymentOpen");
  });

  test("gains nothing by a session of another fan, nor by an ended order of that fan for the same number and mailbox", async () => {
    const contract = await newContract(operator);
    const { form: _, accessToken: token } = await newFan(operator);
    expect(await stateOf(contract, await declareWithdrawal(contract, {}, { token }))).toMatchObject(UNTOUCHED);

    const thief = await newContract(operator, {}, false);
    const { person } = contract.order;
    await operator.deps.db
      .update(orders)
      .set({ msisdn: contract.order.msisdn, person: { ...person, email: contract.email }, state: "expired" })
      .where(eq(orders.id, thief.order.id));
    const id = await declareWithdrawal(contract, {}, thief.shopper.as);
    expect(await stateOf(contract, id)).toEqual({ ...UNTOUCHED, declaration: "review" });
  });
});

describe("the owner", () => {
  test("is asked in both languages, at the address of the account and not the typed one", async () => {
    const contract = await newContract(operator);
    const typed = `${crypto.randomUUID()}@example.com`;
    await operator.deps.db
      .update(orders)
      .set({ person: { ...contract.order.person, email: typed } })
      .where(eq(orders.id, contract.order.id));
    const id = await declareWithdrawal({ ...contract, email: typed });
    expect(await mailedToken(operator, typed)).toBeUndefined();
    const [mail] = await mailsTo(contract.email);
    expect(mail?.subject).toBe(`Bestätige bitte deinen Widerruf (${id})`);
    for (const text of ["Warst du das?", "Gönderen sen miydin?", contract.order.number, "Eingang: ", "„Hiermit"])
      expect(mail?.body).toContain(text);
    await operator.deps.db.update(users).set({ language: "tr" }).where(eq(users.id, contract.userId));
    const body = { name: NAME, contract: contract.order.number, email: contract.email, kind: "ordinary", date: "2030-01-31" } as const;
    await operator.call(termination, { body });
    await operator.runJobs();
    const turkish = (await mailsTo(contract.email)).find(({ subject }) => subject?.startsWith("Lütfen fesih bildirimini onayla"));
    expect(turkish?.body).toMatch(/^Merhaba,/);
    for (const text of ["31 Ocak 2030 tarihinde fesih", "Almanca metin", "Kündigung zum 31. Januar 2030"])
      expect(turkish?.body).toContain(text);
  });

  test("has it carried out by the link, and it counts from its arrival: a period that ended since does not matter", async () => {
    const contract = await newContract(operator, {
      acknowledgements: { contractSummaryId: "missing", terms: true, earlyStart: true },
    });
    operator.clock.advance({ days: 14 });
    const id = await declareWithdrawal(contract);
    operator.clock.advance({ days: 2, hours: 20 });
    expect(await confirm(contract.email)).toMatchObject({ receiptId: id, kind: "withdrawal", outcome: "confirmed" });
    const { declaration, order, line } = await standing(operator, contract, id);
    expect({ order, line: line?.state }).toEqual({ order: "withdrawn", line: "ended" });
    const arrived = declaration?.receivedAt.getTime() ?? 0;
    expect(declaration).toMatchObject({ state: "settled", confirmedBy: "link" });
    expect(declaration?.endsOn).toBe(new Date(arrived).toISOString().slice(0, 10));
    expect(declaration?.confirmedAt?.getTime()).toBe(arrived + 68 * 3_600_000);
  });

  test("terminates from the day of the arrival", async () => {
    const contract = await newContract(operator, { tariffId: "serbest-m" });
    const body = { name: "şahin, elif", contract: contract.order.msisdn, email: contract.email, kind: "ordinary" } as const;
    const first = await operator.call(termination, { body }, await sessionOf(contract));
    const second = await operator.call(termination, { body });
    await operator.runJobs();
    operator.clock.advance({ days: 2 });
    expect(await confirm(contract.email)).toMatchObject({ kind: "ordinary", outcome: "confirmed" });
    const [atOnce, later] = [await standing(operator, contract, first.receiptId), await standing(operator, contract, second.receiptId)];
    expect(later.declaration).toMatchObject({ state: "accepted", endsOn: atOnce.declaration?.endsOn });
  });

  test("may click twice, after it was carried out too, and with a new address", async () => {
    const contract = await newContract(operator);
    const id = await declareWithdrawal(contract);
    const token = (await mailedToken(operator, contract.email)) ?? "";
    const email = `${crypto.randomUUID()}@example.com`;
    await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, await sessionOf(contract));
    await operator.deps.db.update(users).set({ email }).where(eq(users.id, contract.userId));
    expect(await lastLink(operator, email)).toBeDefined();
    const click = () => operator.call(confirmDeclaration, { body: { token } });
    const [one, two] = await Promise.all([click(), click()]);
    expect([one.outcome, two.outcome]).toEqual(["confirmed", "confirmed"]);
    await operator.runJobs();
    expect(await click()).toMatchObject({ receiptId: id, outcome: "carriedOut" });
    expect(await stateOf(contract, id)).toMatchObject({ order: "withdrawn", line: "ended", declaration: "settled" });
  });

  test("declares in a session and it is carried out, without any question; so the receipt says nothing of one", async () => {
    const contract = await newContract(operator);
    const body = { name: "Elif", contract: contract.order.number, email: contract.email };
    const answer = await operator.call(withdrawal, { body }, await sessionOf(contract));
    expect(answer.toConfirm).toBe(false);
    await operator.runJobs();
    expect(await stateOf(contract, answer.receiptId)).toMatchObject({ order: "withdrawn", line: "ended" });
    expect(await mailedToken(operator, contract.email)).toBeUndefined();
    const receipt = (await mailsTo(contract.email)).find(({ subject }) => subject?.includes("angekommen"));
    expect(receipt?.body).not.toContain("angemeldet");
  });

  test("confirms in a session by the receipt; nobody else can, and nobody learns whether there is one", async () => {
    const contract = await newContract(operator);
    const other = await newContract(operator);
    const receiptId = await declareWithdrawal(contract);
    const foreign = { status: 403, code: "-1", reason: "declaration.foreign" };
    expect(await operator.fails(confirmDeclaration, { body: { receiptId } })).toMatchObject({ status: 401, code: "1034" });
    expect(await operator.fails(confirmDeclaration, { body: { receiptId } }, other.shopper.as)).toMatchObject(foreign);
    expect(await operator.fails(confirmDeclaration, { body: { receiptId: "W-0000000000" } }, other.shopper.as)).toMatchObject(foreign);
    expect(await stateOf(contract, receiptId)).toMatchObject(UNTOUCHED);
    const answer = await operator.call(confirmDeclaration, { body: { receiptId } }, await sessionOf(contract));
    expect(answer).toMatchObject({ receiptId, outcome: "confirmed" });
    await operator.runJobs();
    expect((await standing(operator, contract, receiptId)).declaration).toMatchObject({ state: "settled", confirmedBy: "session" });
  });
});

test("no other token confirms anything: another receipt's, another club's, a made-up one", async () => {
  const [contract, other] = [await newContract(operator), await newContract(operator)];
  const id = await declareWithdrawal(contract);
  const mark = (await mailedToken(operator, contract.email))?.split(".")[1] ?? "";
  const otherId = await declareWithdrawal(other);
  for (const [token, as] of [
    [`${otherId}.${mark}`, {}],
    [`${id}.${mark}`, { team: 2 }],
    [id, {}],
    [`${id}.`, {}],
    ["x", {}],
  ] as const) {
    expect(await operator.fails(confirmDeclaration, { body: { token } }, as)).toMatchObject({ status: 422, code: "1028" });
  }
  expect((await operator.fails(confirmDeclaration, { body: {} })).status).toBe(400);
  expect(await stateOf(contract, id)).toMatchObject(UNTOUCHED);
  expect(await stateOf(other, otherId)).toMatchObject(UNTOUCHED);
});

/** The tickets of a declaration. */
const casesOf = (id: string) =>
  operator.deps.db
    .select()
    .from(supportMessages)
    .where(like(supportMessages.message, `%${id}%`));

test("another name is looked at by a person: no link, a ticket, and the owner's session still counts", async () => {
  const contract = await newContract(operator);
  const id = await declareWithdrawal(contract, { name: "Mehmet Kaya" });
  expect((await standing(operator, contract, id)).declaration).toMatchObject({ state: "review", reviewReason: "nameMismatch" });
  expect(await mailedToken(operator, contract.email)).toBeUndefined();
  expect(await casesOf(id)).toMatchObject([{ resolvedAt: null, userId: contract.userId }]);
  await operator.call(confirmDeclaration, { body: { receiptId: id } }, await sessionOf(contract));
  await operator.runJobs();
  expect((await stateOf(contract, id)).order).toBe("withdrawn");
  expect(await casesOf(id)).toMatchObject([{ resolvedAt: new Date(operator.clock.base()) }]);
});

test("after three days without a click a person looks, once; a click after that still carries it out and closes the case", async () => {
  const contract = await newContract(operator);
  const id = await declareWithdrawal(contract);
  operator.clock.advance({ days: 2, hours: 23 });
  await operator.runJobs();
  expect(await stateOf(contract, id)).toMatchObject({ ...UNTOUCHED, declaration: "unconfirmed" });
  operator.clock.advance({ hours: 1 });
  for (let i = 0; i < 2; i++) await operator.runJobs();
  expect((await standing(operator, contract, id)).declaration).toMatchObject({ state: "review", reviewReason: "unconfirmed" });
  expect(await casesOf(id)).toMatchObject([{ resolvedAt: null, lineId: (await standing(operator, contract)).line?.id }]);
  expect(await confirm(contract.email)).toMatchObject({ outcome: "confirmed" });
  expect(await stateOf(contract, id)).toMatchObject({ order: "withdrawn", line: "ended", declaration: "settled" });
  expect((await casesOf(id)).map(({ resolvedAt }) => resolvedAt)).toEqual([new Date(operator.clock.base())]);
});

test("one that was confirmed in time is left alone on the third day", async () => {
  const contract = await newContract(operator);
  const id = await declareWithdrawal(contract);
  await confirm(contract.email);
  operator.clock.advance({ days: 4 });
  await operator.runJobs();
  expect((await stateOf(contract, id)).declaration).toBe("settled");
  expect(await casesOf(id)).toEqual([]);
  const [job] = await operator.deps.db.select().from(outbox).where(eq(outbox.kind, leaveToPerson.kind)).orderBy(desc(outbox.id));
  expect(job).toMatchObject({ doneAt: expect.any(Date), lastError: null });
});
