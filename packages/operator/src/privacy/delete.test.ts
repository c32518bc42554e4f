import { randomUUID } from "node:crypto";
import {
  deleteMe,
  leaderboard,
  login,
  me,
  refresh,
  register,
  sendSupportMessage,
  termination,
  updateMe,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { consentLog, fanProfiles, subscriberRecords } from "../db/schema/account.ts";
import { charges, invoices } from "../db/schema/billing.ts";
import { supportMessages } from "../db/schema/fan-service.ts";
import { lines } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { refreshTokens, users } from "../db/schema/users.ts";
import { ProviderError } from "../base/provider-error.ts";
import { listMessages } from "../sandbox/messages.ts";
import { type Contract, newContract, ownerSession, withdraw } from "../testing/declarations.ts";
import { FAN_PASSWORD, newFan, registerForm, verifiedPhone } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { addCharge } from "../ledger/charges.ts";
import { handToCare } from "../care/support/hand-to-care.ts";
import { resolveTicket } from "../desk/support/resolve.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());
afterEach(() => vi.restoreAllMocks());

/** Runs the billing job. */
async function bill() {
  await operator.runRecurring("billing.run");
  await operator.runJobs();
}
const leave = (token: string, password = FAN_PASSWORD) => operator.call(deleteMe, { body: { password } }, { token });
const refused = (token: string, password = FAN_PASSWORD) => operator.fails(deleteMe, { body: { password } }, { token });
const again = async ({ email }: Contract) =>
  (await operator.call(login, { body: { identifier: email, password: FAN_PASSWORD } })).accessToken;

test("an account without contracts is emptied at once; its sessions end and its address is free", async () => {
  const { accessToken, refreshToken, form } = await newFan(operator);
  const { id } = await operator.call(
    updateMe,
    { body: { consents: { sms: true }, profile: { nickname: "Veda", listed: true } } },
    { token: accessToken },
  );
  await leave(accessToken);
  expect(await operator.fails(me, {}, { token: accessToken })).toMatchObject({ status: 404, code: "1041" });
  expect((await operator.fails(updateMe, { body: {} }, { token: accessToken })).code).toBe("1034");
  expect((await operator.fails(refresh, { body: { refreshToken } })).code).toBe("1005");
  for (const identifier of [form.email, form.phone]) {
    expect((await operator.fails(login, { body: { identifier, password: FAN_PASSWORD } })).code).toBe("1004");
  }
  expect(await operator.call(leaderboard)).toEqual([]);
  const [row] = await operator.deps.db.select().from(users).where(eq(users.id, id));
  for (const mark of [form.firstName, form.lastName, form.email, form.phone, form.street, form.birthday]) {
    expect(JSON.stringify(row)).not.toContain(mark);
  }
  expect(await operator.deps.db.select().from(refreshTokens).where(eq(refreshTokens.userId, id))).toEqual([]);
  expect(await operator.deps.db.select().from(fanProfiles).where(eq(fanProfiles.userId, id))).toEqual([]);
  // The consent log stays for five years as proof of whom the operator was allowed to contact (§ 7a UWG).
  const consents = () => operator.deps.db.select().from(consentLog).where(eq(consentLog.userId, id));
  expect(await consents()).toMatchObject([{ kind: "terms" }, { kind: "sms", contact: form.phone }]);
  await operator.runJobs();
  expect((await listMessages(operator.deps.db, { to: form.email, limit: 1 }))[0]?.subject).toContain("gelöscht");
  operator.clock.advance({ minutes: 2 });
  const next = registerForm({ email: form.email, phone: form.phone });
  next.phoneVerificationToken = await verifiedPhone(operator, form.phone);
  await operator.call(register, { body: next });
});

test("the password is asked for again, five times at most", async () => {
  const { accessToken: token } = await newFan(operator);
  for (let i = 0; i < 5; i++) expect(await refused(token, "Wrong#1907")).toMatchObject({ status: 401, code: "1004" });
  expect((await refused(token)).status).toBe(429);
  await operator.call(me, undefined, { token });
  expect((await operator.fails(deleteMe, { body: {} }, { token })).fieldErrors).toEqual([{ field: "password", rule: "password.required" }]);
});

test("an active line keeps the account, and says so", async () => {
  const contract = await newContract(operator);
  expect(await refused(contract.shopper.token)).toMatchObject({ status: 409, code: "-1", reason: "lineActive" });
  expect(await operator.call(me, undefined, { token: contract.shopper.token })).toMatchObject({ email: contract.email, hasLine: true });
});

test("an order that waits for its payment ends with the account; one that is being paid keeps it", async () => {
  const open = await newContract(operator, {}, false);
  await leave(open.shopper.token);
  const [ended] = await operator.deps.db.select().from(orders).where(eq(orders.id, open.order.id));
  expect(ended).toMatchObject({ state: "cancelled", person: { firstName: "", lastName: "", email: "", identityMasked: "" } });

  const busy = await newContract(operator, {}, false);
  await operator.deps.db.update(orders).set({ state: "paymentProcessing" }).where(eq(orders.id, busy.order.id));
  expect(await refused(busy.shopper.token)).toMatchObject({ status: 409, reason: "orderOpen" });
});

test("what is owed keeps the account: an open invoice, a charge, the days that are not billed yet", async () => {
  const contract = await newContract(operator, { acknowledgements: { contractSummaryId: "missing", terms: true, earlyStart: false } });
  await withdraw(operator, contract);
  const token = contract.shopper.token;
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.orderId, contract.order.id));
  const label = { de: "Probe", tr: "Deneme" };
  const at = operator.deps.clock.now();
  await addCharge(operator.deps.db, {
    lineId: line?.id ?? null,
    userId: contract.userId,
    teamId: 1,
    kind: "pack",
    label,
    amountCents: 399,
    at,
    sourceId: "test:1",
  });
  expect(await refused(token)).toMatchObject({ status: 409, reason: "invoiceOpen" });
  await operator.deps.db.delete(charges).where(eq(charges.sourceId, "test:1"));
  const id = randomUUID();
  await operator.deps.db.insert(invoices).values({
    ...{
      id,
      teamId: 1,
      userId: contract.userId,
      number: "TEST-1",
      key: "test:1",
      kind: "period",
      periodFrom: "2026-11-01",
      periodTo: "2026-11-30",
    },
    ...{ state: "overdue", language: "de", grossCents: 399, netCents: 335, vatCents: 64, issuedAt: at, dueDate: "2026-12-14", stageAt: at },
    facts: { recipient: { name: "", street: "", houseNumber: "", postalCode: "", city: "", email: "", isBusiness: false }, contracts: [] },
  });
  expect(await refused(token)).toMatchObject({ status: 409, reason: "invoiceOpen" });
  await operator.deps.db.update(invoices).set({ state: "paid" }).where(eq(invoices.id, id));
  // The month of the withdrawal is not billed yet.
  expect(await refused(token)).toMatchObject({ status: 409, reason: "invoiceOpen" });
  operator.clock.advance({ days: 35 });
  await bill();
  await leave(await again(contract));
});

test("after a contract the account goes, and what § 172 TKG keeps stays out of reach", async () => {
  const contract = await newContract(operator, { tariffId: "serbest-m" });
  const body = { name: "Elif", contract: contract.order.msisdn, email: contract.email, kind: "ordinary" as const };
  await operator.call(termination, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  operator.clock.advance({ days: 32 });
  await operator.runJobs();
  expect(await refused(await again(contract))).toMatchObject({ status: 409, reason: "invoiceOpen" });
  operator.clock.advance({ days: 31 });
  await bill();
  expect(await refused(await again(contract))).toMatchObject({ status: 409, reason: "invoiceOpen" });
  await operator.deps.db.update(invoices).set({ state: "paid" }).where(eq(invoices.userId, contract.userId));
  await leave(await again(contract));
  const [kept] = await operator.deps.db.select().from(subscriberRecords).where(eq(subscriberRecords.msisdn, contract.order.msisdn));
  expect(kept?.holder).toMatchObject({ firstName: "Elif", lastName: "Şahin", street: "Sonnenallee" });
  const [row] = await operator.deps.db.select().from(users).where(eq(users.id, contract.userId));
  expect(row).toMatchObject({ firstName: "", street: "", partnerCustomerId: null });
  expect(row?.deletedAt).not.toBeNull();
});

test.each([
  ["failed", { fault: "status", status: 400 }],
  ["pending", { fault: "timeout" }],
] as const)("a refund that is still owed keeps the account, as an invoice does: %s", async (state, why) => {
  const contract = await newContract(operator);
  vi.spyOn(operator.deps.providers.payment, "refund").mockRejectedValue(new ProviderError("stripe", "refund", why));
  await withdraw(operator, contract);
  for (let month = 0; month < 2; month++) {
    operator.clock.advance({ days: 32 });
    await operator.runRecurring("billing.receipts");
    await bill();
  }
  const owed = () =>
    operator.deps.db
      .select({ state: refunds.state })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.userId, contract.userId));
  const states = (await owed()).map((refund) => refund.state);
  expect([...new Set(states)]).toEqual([state]);
  expect(await refused(await again(contract))).toMatchObject({ status: 409, reason: "invoiceOpen" });
  // The refund succeeds later: by the provider, or by staff, who close the ticket.
  vi.restoreAllMocks();
  operator.clock.advance({ days: 1 });
  await operator.runJobs();
  const tickets = await operator.deps.db.select().from(supportMessages).where(eq(supportMessages.userId, contract.userId));
  for (const { id } of tickets) await resolveTicket(operator.deps, id, { outage: false });
  expect(tickets).toHaveLength(state === "failed" ? states.length : 0);
  await leave(await again(contract));
});

test("the account goes; what people have to do for us stays without the fan, what the fan wrote goes", async () => {
  const { accessToken: token, form } = await newFan(operator);
  const { id: userId } = await operator.call(me, undefined, { token });
  const message = "Die SIM-Plattform hat seine SIMs nicht aus dem Netz genommen.";
  const hand = (reference: string) => handToCare(operator.deps, operator.deps.db, { teamId: 1, userId, lineId: null, reference, message });
  await hand("line.takeOff:1");
  await hand("line.takeOff:2");
  const tickets = () => operator.deps.db.select().from(supportMessages).where(eq(supportMessages.userId, userId));
  const done = (await tickets()).find(({ reference }) => reference === "line.takeOff:2");
  await resolveTicket(operator.deps, done?.id ?? "", { outage: false });
  const written = { topic: "question", name: "Elif Şahin", email: form.email, message: "Wann kommt meine SIM?" } as const;
  for (const body of [written, { ...written, reference: "1012" }]) await operator.call(sendSupportMessage, { body }, { token });
  expect(await tickets()).toHaveLength(4);
  await leave(token);
  expect(await tickets()).toMatchObject([{ reference: "line.takeOff:1", message, name: "", email: "", phone: null, resolvedAt: null }]);
});
