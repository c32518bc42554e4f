import { contractSummary, corporateRegister, login, simReplace, termination, updateMe, withdrawal } from "@tribun/api-client/contract";
import { makeIccid } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { consentLog, corporateLeads, emailConfirmations, lineNotices, subscriberRecords } from "../db/schema/account.ts";
import { contractSummaries } from "../db/schema/catalogue.ts";
import { simReplacements, usagePeriods } from "../db/schema/line-care.ts";
import { lines } from "../db/schema/lines.ts";
import { declarations, messages } from "../db/schema/operations.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { idempotencyKeys, otps, refreshTokens, resetTokens, users } from "../db/schema/users.ts";
import { newContract, ownerSession, withdraw } from "../testing/declarations.ts";
import { FAN_PASSWORD, FAN_PROOF, newFan } from "../testing/fans.ts";
import { heldNumber } from "../testing/orders.ts";
import { demoFan } from "../testing/lines.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
  demos = await allSummaries();
});
afterEach(() => operator.stop());

/** Summaries of the demo fans, who have running contracts. */
let demos: readonly string[];
const allSummaries = async () => (await operator.deps.db.select({ id: contractSummaries.id }).from(contractSummaries)).map(({ id }) => id);
const summaries = async () => (await allSummaries()).filter((id) => !demos.includes(id));

const purge = () => operator.runRecurring("privacy.purge");
const orderOf = async (id: string) => (await operator.deps.db.select().from(orders).where(eq(orders.id, id)))[0];

test("an order that came to nothing is emptied after seven days; a paid one and a living one stay", async () => {
  const [dead, withdrawn, alive] = [
    await newContract(operator, {}, false),
    await newContract(operator, {}, false),
    await newContract(operator),
  ];
  await withdraw(operator, withdrawn);
  const simIccid = makeIccid(19_070_001);
  await operator.deps.db.update(orders).set({ simIccid }).where(eq(orders.id, dead.order.id));
  operator.clock.advance({ days: 2 });
  await operator.runJobs();
  expect(await orderOf(dead.order.id)).toMatchObject({ state: "expired", person: { lastName: "Şahin" } });
  operator.clock.advance({ days: 4 });
  await purge();
  expect((await orderOf(dead.order.id))?.person.lastName).toBe("Şahin");
  expect((await orderOf(withdrawn.order.id))?.person.lastName).toBe("Şahin");
  operator.clock.advance({ days: 4 });
  await purge();
  for (const { order } of [dead, withdrawn]) {
    const row = await orderOf(order.id);
    expect(JSON.stringify(row)).not.toMatch(/Şahin|Sonnenallee|1995-04-12|@example/);
    expect(row).toMatchObject({ number: order.number, payment: order.payment, simIccid: null });
    const kept = await operator.deps.db.select().from(contractSummaries).where(eq(contractSummaries.id, order.contractSummaryId));
    expect(kept).toEqual([]);
  }
  expect(await orderOf(alive.order.id)).toMatchObject({ state: "active", person: { lastName: "Şahin" } });
  expect(await summaries()).toEqual([alive.order.contractSummaryId]);
});

test("money that moved keeps an order's record", async () => {
  const contract = await newContract(operator, {}, false);
  await operator.deps.db.update(orders).set({ state: "rejected" }).where(eq(orders.id, contract.order.id));
  await operator.deps.db.insert(payments).values({
    ...{ id: crypto.randomUUID(), purpose: "order", subjectId: contract.order.id, teamId: 1, userId: contract.userId },
    ...{ method: "paypal", amountCents: 1000, refundedCents: 1000, state: "refunded", createdAt: operator.deps.clock.now() },
  });
  const failed = await newContract(operator, {}, false);
  await operator.deps.db.update(orders).set({ state: "expired" }).where(eq(orders.id, failed.order.id));
  await operator.deps.db.insert(payments).values({
    ...{ id: crypto.randomUUID(), purpose: "order", subjectId: failed.order.id, teamId: 1, userId: failed.userId },
    ...{ method: "paypal", amountCents: 1000, state: "failed", createdAt: operator.deps.clock.now() },
  });
  operator.clock.advance({ days: 30 });
  await purge();
  expect((await orderOf(contract.order.id))?.person.lastName).toBe("Şahin");
  expect((await orderOf(failed.order.id))?.person.lastName).toBe("");
  operator.clock.advance({ days: 8 * 365 + 28 });
  await purge();
  expect((await orderOf(contract.order.id))?.person.lastName).toBe("Şahin");
  operator.clock.advance({ days: 10 });
  await purge();
  expect((await orderOf(contract.order.id))?.person.lastName).toBe("");
});

test("subscriber data go with the year after the contract's end, not a day before", async () => {
  const contract = await newContract(operator, { tariffId: "serbest-m" });
  const body = { name: "Elif Şahin", contract: contract.order.msisdn, email: contract.email, kind: "ordinary" as const };
  const { receiptId } = await operator.call(termination, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  const [own] = await operator.deps.db.select().from(lines).where(eq(lines.orderId, contract.order.id));
  const params = { id: own?.id ?? "" };
  await operator.call(simReplace, { params, body: { simType: "physical", reason: "defect", ...FAN_PROOF } }, contract.shopper.as);
  await operator.deps.db
    .insert(lineNotices)
    .values({ lineId: params.id, kind: "bestTariff", period: "1", facts: { firstName: "Elif" }, sentAt: operator.deps.clock.now() });
  operator.clock.advance({ days: 35 });
  await operator.runJobs();
  const until = async (instant: string) => {
    operator.clock.advance({ seconds: (Date.parse(instant) - operator.clock.base()) / 1000 });
    await purge();
  };
  const state = async () => {
    const [line] = await operator.deps.db.select().from(lines).where(eq(lines.orderId, contract.order.id));
    const records = await operator.deps.db.select().from(subscriberRecords);
    const [declared] = await operator.deps.db.select().from(declarations).where(eq(declarations.id, receiptId));
    const replacements = await operator.deps.db.select().from(simReplacements);
    const notices = await operator.deps.db.select().from(lineNotices);
    return { replacements, notices, line, records: records.length, declared, order: await orderOf(contract.order.id) };
  };
  await until("2027-12-31T22:30:00Z");
  expect(await state()).toMatchObject({
    records: 1,
    replacements: [{ address: { street: "Sonnenallee" } }],
    notices: [{ period: "1" }],
    line: { msisdn: contract.order.msisdn },
    order: { person: { birthday: "1995-04-12" } },
  });
  await until("2027-12-31T23:30:00Z");
  const after = await state();
  expect(after).toMatchObject({ records: 0, notices: [], line: { state: "ended", msisdn: "" }, declared: undefined });
  expect(JSON.stringify(after)).not.toMatch(/Şahin|Sonnenallee|1995-04-12|\+4917/);
  const [fan] = await operator.deps.db.select().from(users).where(eq(users.id, contract.userId));
  expect(fan?.lastName).toBe("Şahin");
});

test("a declaration without a contract is kept while something can follow from it", async () => {
  await operator.call(withdrawal, { body: { name: "Kim?", contract: "unknown", email: "kim@example.com" } });
  await operator.runJobs();
  operator.clock.advance({ days: 3 * 365 + 50 });
  await purge();
  expect(await operator.deps.db.select().from(declarations)).toHaveLength(1);
  operator.clock.advance({ days: 40 });
  await purge();
  expect(await operator.deps.db.select().from(declarations)).toHaveLength(0);
});

test("a declaration to an order that never became a line goes on the same day", async () => {
  const contract = await newContract(operator, {}, false);
  const id = await withdraw(operator, contract);
  const kept = () => operator.deps.db.select().from(declarations).where(eq(declarations.id, id));
  operator.clock.advance({ days: 3 * 365 + 50 });
  await purge();
  expect(await kept()).toMatchObject([{ orderId: contract.order.id }]);
  operator.clock.advance({ days: 40 });
  await purge();
  expect(await kept()).toEqual([]);
});

test("copies of messages, links, leads and unused summaries go; what is in use stays", async () => {
  const { db } = operator.deps;
  const contract = await newContract(operator);
  const { accessToken: token } = await newFan(operator);
  await operator.call(updateMe, { body: { email: "neu@example.com", currentPassword: FAN_PASSWORD } }, { token });
  const cart = crypto.randomUUID();
  const newPhoneNumberOptions = await heldNumber(operator, { cart });
  const basket = { tariffId: "tribun-m", numberType: "new" as const, simType: "esim" as const, newPhoneNumberOptions };
  await operator.call(contractSummary, { body: basket }, { cart });
  const lead = { companyName: "Ulus GmbH", taxNumber: "2181508150", firstName: "Ayşe", lastName: "Ulus" };
  await operator.call(corporateRegister, { body: { ...lead, email: "a@example.com", phone: "+491749464308" } });
  await operator.runJobs();
  operator.clock.advance({ days: 29 });
  await purge();
  const counts = async () => ({
    messages: (await db.select().from(messages)).length > 0,
    links: (await db.select().from(emailConfirmations)).length,
    leads: (await db.select().from(corporateLeads)).length,
    summaries: (await summaries()).length,
    kept: (await summaries()).includes(contract.order.contractSummaryId),
  });
  expect(await counts()).toEqual({ messages: true, links: 3, leads: 1, summaries: 2, kept: true });
  operator.clock.advance({ days: 62 });
  await purge();
  expect(await counts()).toEqual({ messages: false, links: 0, leads: 1, summaries: 1, kept: true });
  operator.clock.advance({ days: 100 });
  await purge();
  expect((await counts()).leads).toBe(0);
});

test("what was used in a month goes thirteen months after it, when no advice needs it any more", async () => {
  const { lineId } = await demoFan(operator);
  const { db } = operator.deps;
  await db.delete(usagePeriods);
  const used = { kind: "data", zone: "de", used: 4, total: 10, unit: "GB" } as const;
  await db.insert(usagePeriods).values(["2025-09", "2025-10", "2025-11"].map((period) => ({ lineId, period, ...used })));
  // Half an hour before 1 December in Germany.
  operator.clock.advance({ days: 27, hours: 11, minutes: 30 });
  await purge();
  const left = async () => (await db.select().from(usagePeriods)).map(({ period }) => period).toSorted();
  expect(await left()).toEqual(["2025-10", "2025-11"]);
  operator.clock.advance({ hours: 1 });
  await purge();
  expect(await left()).toEqual(["2025-11"]);
});

test("codes, keys and sessions go when they are over; a living session stays", async () => {
  const { db } = operator.deps;
  const { form } = await newFan(operator);
  const { id } = (await db.select().from(users).where(eq(users.email, form.email)))[0] ?? { id: "" };
  await db.insert(resetTokens).values({ tokenHash: "x", userId: id, expiresAt: operator.deps.clock.now() });
  const sizes = async () => [
    (await db.select().from(otps)).length,
    (await db.select().from(idempotencyKeys)).length,
    (await db.select().from(resetTokens)).length,
    (await db.select().from(refreshTokens)).length,
  ];
  operator.clock.advance({ hours: 23 });
  await operator.runRecurring("cleanUp");
  expect(await sizes()).toEqual([1, 1, 1, 1]);
  operator.clock.advance({ days: 2 });
  await operator.runRecurring("cleanUp");
  expect(await sizes()).toEqual([0, 0, 0, 1]);
  operator.clock.advance({ days: 36 });
  await operator.call(login, { body: { identifier: form.email, password: form.password } });
  await operator.runRecurring("cleanUp");
  expect(await sizes()).toEqual([0, 0, 0, 1]);
});

test("what a fan agreed to is proof for five years after the account was deleted, however old it is (§ 7a UWG)", async () => {
  const { accessToken: token } = await newFan(operator);
  const { id } = await operator.call(updateMe, { body: { consents: { phone: true } } }, { token });
  const proofs = () => operator.deps.db.select().from(consentLog).where(eq(consentLog.userId, id));
  operator.clock.advance({ days: 6 * 365 });
  const deletedAt = operator.deps.clock.now();
  await operator.deps.db.update(users).set({ deletedAt }).where(eq(users.id, id));
  operator.clock.advance({ days: 5 * 365 });
  await purge();
  expect(await proofs()).toHaveLength(2);
  operator.clock.advance({ days: 1 });
  await purge();
  expect(await proofs()).toEqual([]);
});
