import {
  cancelPorting,
  correctPorting,
  deleteMe,
  donorMessages,
  myLines,
  orderDetail,
  phoneInfo,
  phoneReserve,
  portingIntent,
  portingNewNumber,
  tariffIntent,
} from "@tribun/api-client/contract";
import { formatPhone, lastKeptDay } from "@tribun/domain";
import { and, eq, like, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { charges, invoices } from "../db/schema/billing.ts";
import { supportMessages } from "../db/schema/fan-service.ts";
import { outbox } from "../db/schema/operations.ts";
import { portingEvents, portings } from "../db/schema/portings.ts";
import { DONOR_SIGNATURE_HEADER } from "../ports/donor.ts";
import { sign } from "../adapters/payment/signature.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeNextPorting } from "../sandbox/next-porting.ts";
import { clubOf } from "../base/clubs/clubs.ts";
import { withdrawFrom } from "../testing/declarations.ts";
import { FAN_PASSWORD } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { newShopper, orderInput, submitCheckout, withSummary } from "../testing/orders.ts";
import { answered, newestPorting, paidPort, type Ported, portInput, signedIn } from "../testing/portings.ts";
import { resolveTicket } from "../desk/support/resolve.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

/** The clearing house reports that the networks have switched. */
async function arrives(requestId: string, id = crypto.randomUUID()): Promise<number> {
  const body = JSON.stringify({ id, type: "port.switched", data: { requestId } });
  const headers = { [DONOR_SIGNATURE_HEADER]: sign(body, operator.deps.config.donorWebhookSecret) };
  const { status } = await operator.raw(donorMessages, { body }, { headers });
  await operator.runJobs();
  return status;
}

const casesOf = (portingId: string) =>
  operator.deps.db
    .select()
    .from(supportMessages)
    .where(like(supportMessages.message, `%${portingId}%`));
const eventsOf = async (portingId: string) =>
  (await operator.deps.db.select({ event: portingEvents.event }).from(portingEvents).where(eq(portingEvents.portingId, portingId))).map(
    ({ event }) => event,
  );
const mailsOf = ({ input }: Ported) => listMessages(operator.deps.db, { to: input.userInfo.email, channel: "mail" });
async function chargedFor(lineId: string, userId: string): Promise<number> {
  const { db } = operator.deps;
  return (await db.$count(charges, eq(charges.lineId, lineId))) + (await db.$count(invoices, eq(invoices.userId, userId)));
}

async function calledOff(...input: Parameters<typeof paidPort> extends [unknown, ...infer Rest] ? Rest : never) {
  const ported = await paidPort(operator, ...input);
  await answered(operator);
  const { id, lineId } = await newestPorting(operator, ported.shopper);
  await operator.call(cancelPorting, { params: { id }, body: {} }, ported.shopper.as);
  await operator.runJobs();
  return { ...ported, id, lineId };
}

describe("a number that comes although no line waits for it", () => {
  test("withdrawn while the networks were switching: nothing starts or is charged, people look after it, the fan is told", async () => {
    const ported = await paidPort(operator, {}, {}, { language: 0 });
    const { shopper, input, intent } = ported;
    await answered(operator);
    const { id, lineId, date = "" } = await newestPorting(operator, shopper);
    while (operator.clock.base() < Date.parse(`${date}T00:30:00Z`)) operator.clock.advance({ minutes: 30 });
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "switching" });
    await withdrawFrom(operator, shopper.phone, input.userInfo.email);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "switching" });
    operator.clock.advance({ hours: 5 });
    await operator.runJobs();

    const { as } = await signedIn(operator, shopper);
    const porting = await newestPorting(operator, shopper);
    expect(porting).toMatchObject({ state: "completed" });
    expect(porting).not.toHaveProperty("compensation");
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, as)).toMatchObject({ state: "withdrawn" });
    expect(await operator.call(myLines, undefined, as)).toMatchObject([{ status: "ended" }]);
    const [found, ...more] = await casesOf(id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ topic: "order", lineId, language: "tr", email: input.userInfo.email, resolvedAt: null });
    expect(found?.message).toContain("withdrawn");
    expect(await chargedFor(lineId, found?.userId ?? "")).toBe(0);
    const [mail] = await mailsOf(ported);
    expect(mail?.subject).toMatch(/numaran bize ulaştı$/);
    expect(mail?.body).toContain(found?.id);
    expect(mail?.body).toContain("6 Aralık 2026");
    const [desk] = await listMessages(operator.deps.db, { to: clubOf(1).provider.email, channel: "mail" });
    expect(desk?.subject).toBe(`${found?.id}: order`);
    expect(desk?.body).toContain("Türkisch");
  });

  test("called off in time: the choice stays open and begins anew, and a second message opens no second case", async () => {
    const { id, lineId, shopper, input, intent } = await calledOff();
    operator.clock.advance({ days: 20 });
    await operator.runJobs();
    const message = crypto.randomUUID();
    expect(await arrives(`${id}:1`, message)).toBe(200);
    expect(await arrives(`${id}:1`, message)).toBe(200);
    expect(await arrives(`${id}:1`)).toBe(200);
    const [found, ...more] = await casesOf(id);
    expect(more).toEqual([]);
    const own = await signedIn(operator, shopper);
    const porting = await newestPorting(operator, shopper);
    expect(porting).toMatchObject({ state: "cancelled", canTakeNewNumber: true });
    expect(porting).not.toHaveProperty("completedAt");
    expect((await eventsOf(id)).slice(-2)).toEqual(["cancel", "arrive"]);
    expect((await mailsOf({ shopper, input, intent }))[0]?.body).toMatch(/abgesagt oder abgelehnt[^]*starten wir deine Bestellung/);
    expect(await operator.call(myLines, undefined, own.as)).toMatchObject([{ status: "pending" }]);

    // The first 30 days pass without ending the order.
    operator.clock.advance({ days: 12 });
    await operator.runJobs();
    const later = await signedIn(operator, shopper);
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, later.as)).toMatchObject({ state: "provisioning" });
    operator.clock.advance({ days: 20 });
    await operator.runJobs();
    const last = await signedIn(operator, shopper);
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, last.as)).toMatchObject({ state: "rejected" });
    expect(await chargedFor(lineId, found?.userId ?? "")).toBe(0);
  });

  test("after the fan has taken a new number: that line goes on as it is", async () => {
    const { id, shopper, input, intent } = await calledOff();
    const { reservationId } = await operator.call(phoneReserve, { params: { id: "n1713920059" }, body: {} }, shopper.as);
    await operator.call(portingNewNumber, { params: { id }, body: { registryId: "n1713920059", reservationId } }, shopper.as);
    await operator.runJobs();
    expect(await arrives(`${id}:1`)).toBe(200);
    expect(await operator.call(myLines, undefined, shopper.as)).toMatchObject([{ status: "active", msisdn: "+491713920059" }]);
    expect(await casesOf(id)).toHaveLength(1);
    expect((await mailsOf({ shopper, input, intent }))[0]?.body).toContain("läuft mit einer neuen Nummer");
  });

  test("after a refusal, and for an earlier try: the present try goes on", async () => {
    await writeNextPorting(operator.deps.db, "decline:notReleased");
    const { shopper } = await paidPort(operator);
    await answered(operator);
    const { id } = await newestPorting(operator, shopper);
    expect(await arrives(`${id}:1`)).toBe(200);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined", canCorrect: true });
    expect(await casesOf(id)).toHaveLength(1);

    await writeNextPorting(operator.deps.db, "decline:notReleased");
    const second = await paidPort(operator);
    await answered(operator);
    const again = await newestPorting(operator, second.shopper);
    await operator.call(correctPorting, { params: { id: again.id }, body: {} }, second.shopper.as);
    await operator.runJobs();
    expect(await arrives(`${again.id}:1`)).toBe(200);
    expect(await casesOf(again.id)).toHaveLength(1);
    await answered(operator);
    operator.clock.advance({ days: 6 });
    await operator.runJobs();
    expect(await newestPorting(operator, second.shopper)).toMatchObject({ state: "completed" });
  });
});

describe("the number stays its fan's", () => {
  test("for a month nobody else can bring it along; the fan can", async () => {
    const { id, shopper, input } = await calledOff();
    await withdrawFrom(operator, shopper.phone, input.userInfo.email);
    await arrives(`${id}:1`);
    const rival = await newShopper(operator, { team: 2 });
    const taken = { status: 409, code: "1108", reason: "portedNumberTaken" };
    operator.clock.advance({ minutes: 2 });
    const other = await portInput(operator, rival, { msisdn: shopper.phone });
    expect(await operator.fails(portingIntent, { body: other }, rival.as)).toMatchObject(taken);
    operator.clock.advance({ minutes: 2 });
    const own = await portInput(operator, shopper);
    expect(await operator.call(portingIntent, { body: own }, shopper.as)).toMatchObject({ transactionStatus: 4 });
    const [row] = await operator.deps.db.select().from(portings).where(eq(portings.id, id));
    const last = lastKeptDay(row?.completedAt?.toISOString().slice(0, 10) ?? "");
    while (operator.clock.base() < Date.parse(`${last}T23:30:00Z`)) operator.clock.advance({ hours: 6 });
    await operator.runJobs();
    const late = await newShopper(operator, { team: 2 });
    const body = await portInput(operator, late, { msisdn: shopper.phone });
    expect(await operator.call(portingIntent, { body }, late.as)).toMatchObject({ transactionStatus: 4 });
  });

  test("one of our own stock rests for 90 days", async () => {
    const { id, shopper, input } = await calledOff({ msisdn: "+491713920063" });
    await withdrawFrom(operator, "0171 3920063", input.userInfo.email);
    operator.clock.advance({ days: 60 });
    await arrives(`${id}:1`);
    operator.clock.advance({ days: 89, hours: 23 });
    expect(await operator.fails(phoneInfo, { params: { id: "n1713920063" } })).toMatchObject({ code: "1104" });
    operator.clock.advance({ hours: 1 });
    expect(await operator.call(phoneInfo, { params: { id: "n1713920063" } })).toMatchObject({ state: "free" });
    expect(shopper.phone).not.toBe("+491713920063");
  });
});

test("one of our stock that another fan has ordered since stays on offer as it was, and people are told", async () => {
  const { id, shopper } = await calledOff({ msisdn: "+491713920064" });
  const chosen = await operator.call(phoneReserve, { params: { id: "n1713920056" }, body: {} }, shopper.as);
  const body = { registryId: "n1713920056", reservationId: chosen.reservationId };
  await operator.call(portingNewNumber, { params: { id }, body }, shopper.as);
  const other = await newShopper(operator, { team: 2 });
  const { reservationId } = await operator.call(phoneReserve, { params: { id: "n1713920064" }, body: {} }, other.as);
  const order = await withSummary(operator, orderInput(other, { registryId: "n1713920064", reservationId }), other.as);
  const { checkoutId } = await operator.call(tariffIntent, { body: order }, other.as);
  await arrives(`${id}:1`);
  expect(await casesOf(id)).toHaveLength(1);
  await submitCheckout(operator, checkoutId);
  await operator.runJobs();
  expect(await operator.call(myLines, undefined, other.as)).toMatchObject([{ status: "active", msisdn: "+491713920064" }]);
});

test("who looks after the number still has to when the account goes, without knowing whose it was", async () => {
  const { id, shopper, input } = await calledOff();
  await withdrawFrom(operator, shopper.phone, input.userInfo.email);
  await arrives(`${id}:1`);
  await operator.call(deleteMe, { body: { password: FAN_PASSWORD } }, (await signedIn(operator, shopper)).as);
  const [left, ...more] = await casesOf(id);
  expect(more).toEqual([]);
  expect(left).toMatchObject({ reference: `porting.arrived:${id}`, name: "", email: "", phone: null, resolvedAt: null });
  // Staff need the number itself to return it.
  expect(left?.message).toContain(formatPhone(shopper.phone));
  await resolveTicket(operator.deps, left?.id ?? "", { outage: false });
});

test("a donor that was told in time lets its own plan go, so nothing arrives", async () => {
  const { id, shopper } = await calledOff();
  operator.clock.advance({ days: 7 });
  await operator.runJobs();
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "cancelled" });
  expect(await casesOf(id)).toEqual([]);
  expect(await operator.deps.db.$count(outbox, and(eq(outbox.kind, "sandbox.donorMessage"), ne(outbox.attempts, 1)))).toBe(0);
});
