import { decideDeclaration, declarationsToReview, deleteMe, login, ping, reportReturn, withdrawal } from "@tribun/api-client/contract";
import { daysBetween, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { declarations, messages } from "../../db/schema/operations.ts";
import { payments, refunds } from "../../db/schema/payments.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { settlePayment } from "../../sandbox/open-payments.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import { ADMIN_TOKEN } from "../../testing/calls/world.ts";
import { type Contract, JERSEY_ORDER, newContract, standing, withdraw } from "../../testing/declarations.ts";
import { FAN_PASSWORD } from "../../testing/fans.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { SEED_TEAMS } from "../../base/clubs/teams.ts";
import { sheetPdf } from "../../papers/sheet-pdf.ts";
import { receiptText } from "../../papers/receipt-texts.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { ADMIN_TOKEN, RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const PRICE = 4999;
const SYSTEM: As = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
const mailsTo = (to: string) => listMessages(operator.deps.db, { to, channel: "mail" });
const paidFor = async ({ order }: Contract) => (await operator.deps.db.select().from(payments).where(eq(payments.subjectId, order.id)))[0];
const report = async (id: string, evidence: "arrived" | "dispatched", reference = "WE-1") => {
  const answer = await operator.call(reportReturn, { params: { id }, body: { evidence, reference } }, SYSTEM);
  await operator.runJobs();
  return answer;
};
const staff = async (team = 1): Promise<As> => {
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } }, { team });
  return { token: accessToken, team };
};
const overdueList = async () =>
  (await operator.call(declarationsToReview, undefined, await staff())).filter(({ goodsReturn }) => goodsReturn?.state === "overdue");

async function withdrawn(overrides = {}) {
  const contract = await newContract(operator, { ...JERSEY_ORDER, ...overrides });
  operator.clock.advance({ days: 10 });
  return { contract, id: await withdraw(operator, contract, "jersey") };
}

test("a jersey that was sent is paid back when it is here, once, however often the warehouse says so", async () => {
  const { contract, id } = await withdrawn();
  const before = await standing(operator, contract, id);
  expect(before).toMatchObject({
    declaration: { state: "accepted", returnState: "awaited", refundCents: PRICE, settledAt: null },
    refunded: 0,
  });
  const [said] = await mailsTo(contract.email);
  expect(said?.body).toContain("sobald das Trikot wieder bei uns ist oder du uns nachweist, dass du es abgeschickt hast");
  expect(said?.body).toContain("Die Rücksendung bezahlen wir");

  const refund = { amount: PRICE, currency: "EUR" };
  expect(await report(id, "arrived", "WE-77")).toMatchObject({ state: "received", refund });
  expect(await report(id, "arrived", "WE-78")).toMatchObject({ state: "received", refund });
  const { declaration, refunded } = await standing(operator, contract, id);
  expect(declaration).toMatchObject({ state: "settled", returnState: "received", returnProof: "WE-77", refundCents: PRICE });
  expect(refunded).toBe(PRICE);
  const [mail] = await mailsTo(contract.email);
  expect(mail?.subject).toBe(`Dein Trikot ist angekommen (${id})`);
  expect(mail?.body).toContain("49,99 €");
  operator.clock.advance({ days: 60 });
  await operator.runJobs();
  expect((await standing(operator, contract, id)).declaration?.returnState).toBe("received");
});

test("the proof of dispatch is enough; the arrival after it pays nothing more", async () => {
  const { contract, id } = await withdrawn();
  expect((await report(id, "dispatched", "JJD000390007577")).state).toBe("proven");
  expect((await standing(operator, contract, id)).refunded).toBe(PRICE);
  expect((await report(id, "arrived")).state).toBe("received");
  expect((await report(id, "dispatched")).state).toBe("received");
  expect(await paidFor(contract)).toMatchObject({ refundedCents: PRICE });
});

test("reports at the same moment pay once", async () => {
  const { contract, id } = await withdrawn();
  const body = (evidence: "arrived" | "dispatched") => ({ params: { id }, body: { evidence, reference: "X" } });
  await Promise.all((["arrived", "dispatched", "arrived"] as const).map((evidence) => operator.call(reportReturn, body(evidence), SYSTEM)));
  await operator.runJobs();
  const payment = await paidFor(contract);
  expect(
    await operator.deps.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?.id ?? "")),
  ).toMatchObject([{ amountCents: PRICE, state: "done" }]);
});

test("one that never comes is not paid; fan and care are told, and a person closes it; it may still come", async () => {
  const { contract, id } = await withdrawn();
  const [row] = await operator.deps.db.select().from(declarations).where(eq(declarations.id, id));
  expect(daysBetween(germanDay(operator.clock.base()), row?.returnDueOn ?? "")).toBeGreaterThanOrEqual(21);
  operator.clock.advance({ days: 20 });
  await operator.runJobs();
  expect((await standing(operator, contract, id)).declaration?.returnState).toBe("awaited");
  operator.clock.advance({ days: 25 });
  await operator.runJobs();
  expect(await standing(operator, contract, id)).toMatchObject({ declaration: { state: "accepted", returnState: "overdue" }, refunded: 0 });
  expect((await mailsTo(contract.email))[0]?.subject).toBe(`Wir warten noch auf dein Trikot (${id})`);
  const [desk] = await mailsTo(clubOf(1).provider.email);
  expect(desk?.subject).toContain(id);
  expect(desk?.body).toContain("nicht zurückgekommen");
  expect(await overdueList()).toMatchObject([{ id, state: "accepted", goodsReturn: { refund: { amount: PRICE } } }]);
  expect(await operator.fails(decideDeclaration, { params: { id }, body: { decision: "accept" } }, await staff(2))).toMatchObject({
    status: 403,
  });

  const reject = { params: { id }, body: { decision: "reject" as const, reason: "Die Sendungsnummer gehört zu einem anderen Paket." } };
  await operator.call(decideDeclaration, reject, await staff());
  expect(await overdueList()).toEqual([]);
  await operator.runJobs();
  expect((await mailsTo(contract.email))[0]?.body).toContain("Die Sendungsnummer gehört zu einem anderen Paket.");
  expect(await operator.fails(decideDeclaration, reject, await staff())).toMatchObject({ status: 409, reason: "return.closed" });
  expect((await standing(operator, contract, id)).refunded).toBe(0);

  expect((await report(id, "arrived")).state).toBe("received");
  expect(await standing(operator, contract, id)).toMatchObject({ declaration: { state: "settled" }, refunded: PRICE });
});

test("care accepts the proof that a fan sent", async () => {
  const { contract, id } = await withdrawn();
  const answer = await operator.call(decideDeclaration, { params: { id }, body: { decision: "accept" } }, await staff());
  expect(answer).toMatchObject({ state: "settled", goodsReturn: { state: "proven" } });
  await operator.runJobs();
  expect((await standing(operator, contract, id)).refunded).toBe(PRICE);
});

test("the service is paid back at once, although the jersey is still on its way", async () => {
  const earlyStart = { acknowledgements: { contractSummaryId: "missing", terms: true as const, earlyStart: false } };
  const { contract, id } = await withdrawn(earlyStart);
  const tariff = await withdraw(operator, contract);
  expect(await standing(operator, contract, tariff)).toMatchObject({ order: "withdrawn", refunded: 999 });
  expect((await mailsTo(contract.email))[0]?.body).not.toContain("erklär das bitte getrennt");
  await report(id, "arrived");
  expect(await paidFor(contract)).toMatchObject({ amountCents: 5999, refundedCents: 5998 });
});

test("an account is not deleted while its money waits for a jersey", async () => {
  const { contract, id } = await withdrawn();
  await withdraw(operator, contract);
  const body = { password: FAN_PASSWORD };
  const { accessToken: token } = await operator.call(login, { body: { identifier: contract.email, ...body } });
  expect(await operator.fails(deleteMe, { body }, { token })).toMatchObject({ reason: "orderOpen" });
  await report(id, "arrived");
  expect((await operator.fails(deleteMe, { body }, { token })).reason).not.toBe("orderOpen");
});

test("what the payment has no room for becomes a credit, and what the bank took back is not paid", async () => {
  const { contract, id } = await withdrawn();
  const { db } = operator.deps;
  const payment = await paidFor(contract);
  await db
    .update(payments)
    .set({ refundedCents: 3000 })
    .where(eq(payments.id, payment?.id ?? ""));
  await report(id, "arrived");
  expect((await standing(operator, contract, id)).refunded).toBe(2999);
  const [credit] = await db
    .select()
    .from(charges)
    .where(eq(charges.sourceId, `withdrawal:${id}`));
  expect(credit).toMatchObject({ amountCents: -2000, userId: contract.userId });

  const other = await withdrawn();
  await db.update(payments).set({ state: "returned" }).where(eq(payments.subjectId, other.contract.order.id));
  await report(other.id, "arrived");
  expect(await standing(operator, other.contract, other.id)).toMatchObject({ declaration: { state: "settled" }, refunded: 0 });
});

test("what was charged because the bank took it back is taken off again", async () => {
  const { contract, id } = await withdrawn();
  const payment = await paidFor(contract);
  await settlePayment(operator.deps, { paymentId: payment?.id ?? "", outcome: "returned" });
  await operator.runJobs();
  await report(id, "arrived");
  const posted = await operator.deps.db.select().from(charges).where(eq(charges.userId, contract.userId));
  const own = posted.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b);
  expect(own).toEqual([-PRICE, payment?.amountCents]);
  expect((await standing(operator, contract, id)).refunded).toBe(0);
});

test("what is no such return is 404; nobody but the own systems reports one", async () => {
  const { id } = await withdrawn();
  const body = { evidence: "arrived", reference: "WE-1" } as const;
  for (const unknown of ["W-0000000000", "nothing"])
    expect(await operator.fails(reportReturn, { params: { id: unknown }, body }, SYSTEM)).toMatchObject({
      status: 404,
      reason: "return.unknown",
    });
  expect(await operator.fails(reportReturn, { params: { id }, body })).toMatchObject({ status: 403, code: "-1" });
  expect((await operator.fails(reportReturn, { params: { id }, body: { ...body, reference: "<b>" } }, SYSTEM)).status).toBe(400);
});

test("the receipt says in both languages what the money waits for and who pays the way back", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = { name: "Elif", contract: "TRB-1", email, part: "jersey" as const };
  await operator.call(withdrawal, { body }, { language: 0 });
  await operator.runJobs();
  const [mail] = await mailsTo(email);
  for (const words of ["§ 357 f. 4 BGB", "İade kargosunu biz öderiz.", "§ 357 Abs. 4 BGB", "Die Rücksendung bezahlen wir."])
    expect(mail?.body).toContain(words);
  const [row] = await operator.deps.db.select().from(declarations).where(eq(declarations.email, email));
  const team = SEED_TEAMS[0];
  if (!row || !team) throw new Error("no receipt");
  for (const [language, words] of [
    ["de", "Die Rücksendung bezahlen wir."],
    ["tr", "İade kargosunu biz öderiz."],
  ] as const) {
    const pdf = await sheetPdf(receiptText(row, team, language), { language, teamId: team.id, createdAt: row.receivedAt.toISOString() });
    expect(pdfText(pdf).replaceAll(/\s+/g, " ")).toContain(words);
  }
  expect(await operator.deps.db.select().from(messages).where(eq(messages.recipient, email))).toHaveLength(1);
});

test("who has the order open is told that the jersey was withdrawn from", async () => {
  const contract = await newContract(operator, JERSEY_ORDER);
  const before = await operator.call(ping, undefined, contract.shopper.as);
  await withdraw(operator, contract, "jersey");
  expect((await operator.call(ping, undefined, contract.shopper.as)).revision).toBeGreaterThan(before.revision);
});
