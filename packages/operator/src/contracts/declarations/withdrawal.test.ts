import { withdrawal } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lineEnds, subscriberRecords } from "../../db/schema/account.ts";
import { charges } from "../../db/schema/billing.ts";
import { parcels } from "../../db/schema/lines.ts";
import { registryNumbers, reservations } from "../../db/schema/numbers.ts";
import { declarations } from "../../db/schema/operations.ts";
import { payments, refunds } from "../../db/schema/payments.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { type Contract, newContract, ownerSession, standing, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { submitCheckout } from "../../testing/orders.ts";
import { reportReturned } from "./goods-return.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const mailsTo = (email: string) => listMessages(operator.deps.db, { to: email, channel: "mail" });
const paidFor = async ({ order }: Contract) => (await operator.deps.db.select().from(payments).where(eq(payments.subjectId, order.id)))[0];
const JERSEY = { planId: "jersey-fan", size: "L", model: "home", style: "striped" } as const;
const comesBack = async (id: string) => {
  await reportReturned(operator.deps, operator.deps.db, id, { evidence: "arrived", reference: "WE-1" });
  await operator.runJobs();
};
const ack = (earlyStart: boolean) => ({ contractSummaryId: "missing", terms: true as const, earlyStart });

describe("the line", () => {
  test("six days after an early start: the order is withdrawn, the line is off, the rest of the fee comes back", async () => {
    const contract = await newContract(operator);
    operator.clock.advance({ days: 5 });
    const id = await withdraw(operator, contract);
    const { declaration, line, order, refunded } = await standing(operator, contract, id);
    expect(order).toBe("withdrawn");
    expect(line?.state).toBe("ended");
    // 24 × 14.99 € and 9.99 € over 731 days, of which the fan used 6: the operator keeps 3.03 of the 9.99 €.
    expect(refunded).toBe(999 - 303);
    expect(declaration).toMatchObject({ state: "settled", refundCents: 696, owedCents: 0, endsOn: "2026-11-08" });
    expect(await paidFor(contract)).toMatchObject({ amountCents: 1000, refundedCents: 696, state: "succeeded" });
    const [end] = await operator.deps.db
      .select()
      .from(lineEnds)
      .where(eq(lineEnds.lineId, line?.id ?? ""));
    expect(end).toMatchObject({ cause: "withdrawal", endsOn: "2026-11-08" });
    const [number] = await operator.deps.db.select().from(registryNumbers).where(eq(registryNumbers.msisdn, contract.order.msisdn));
    expect(number?.quarantineUntil?.getTime()).toBe(operator.clock.base() + 90 * 86_400_000);
    const holds = await operator.deps.db.select().from(reservations).where(eq(reservations.orderId, contract.order.id));
    expect(holds.map(({ state }) => state)).toEqual(["released"]);
    const [kept] = await operator.deps.db
      .select()
      .from(subscriberRecords)
      .where(eq(subscriberRecords.lineId, line?.id ?? ""));
    expect(kept).toMatchObject({ startedOn: "2026-11-03", endedOn: "2026-11-08", deleteOn: "2028-01-01" });
    const [mail] = await mailsTo(contract.email);
    expect(mail?.subject).toBe(`Dein Widerruf ist durchgeführt (${id})`);
    expect(mail?.body).toContain("Du bekommst 6,96 € auf dem Weg zurück");
    expect(mail?.body).toContain("3,03 €");
  });

  test("without an early start all of it comes back, less the cent that the bill settles", async () => {
    const contract = await newContract(operator, { acknowledgements: ack(false) });
    operator.clock.advance({ days: 5 });
    const { declaration, refunded } = await standing(operator, contract, await withdraw(operator, contract));
    expect(refunded).toBe(999);
    expect(declaration).toMatchObject({ state: "settled", owedCents: 0 });
  });

  test("use that the payment did not cover goes on the last bill, once", async () => {
    const contract = await newContract(operator, { tariffId: "forma-xl" });
    operator.clock.advance({ days: 9 });
    const id = await withdraw(operator, contract);
    const { declaration, refunded, line } = await standing(operator, contract, id);
    const value = Math.floor((2999 * 24 * 10) / 731);
    expect(refunded).toBe(0);
    expect(declaration).toMatchObject({ state: "settled", refundCents: 0, owedCents: value });
    const posted = await operator.deps.db
      .select()
      .from(charges)
      .where(eq(charges.lineId, line?.id ?? ""));
    expect(posted).toMatchObject([{ kind: "withdrawalValue", amountCents: value }]);
  });

  test("before the payment, while it moves and after it: nothing is provided, and money that still comes goes back", async () => {
    const open = await newContract(operator, {}, false);
    expect(await standing(operator, open, await withdraw(operator, open))).toMatchObject({ order: "withdrawn", refunded: 0 });

    await operator.request("/sandbox/api/next-payment", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode: "pending" }),
    });
    const moving = await newContract(operator, {}, false);
    await submitCheckout(operator, moving.intent.checkoutId);
    expect(await standing(operator, moving, await withdraw(operator, moving))).toMatchObject({
      order: "withdrawn",
      refunded: 0,
      line: undefined,
    });
    const payment = await paidFor(moving);
    await operator.request("/sandbox/api/payments", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ paymentId: payment?.id, outcome: "succeeded" }),
    });
    await operator.runJobs();
    expect(await paidFor(moving)).toMatchObject({ state: "refunded", refundedCents: 1000 });
    expect(await standing(operator, moving)).toMatchObject({ order: "withdrawn", line: undefined });
  });

  test("a paid order that waits for the partner: provisioning stops, everything comes back, the number is free at once", async () => {
    const contract = await newContract(operator, {}, false);
    await writeParty(operator.deps.db, { party: "partner", mode: "fail" });
    await submitCheckout(operator, contract.intent.checkoutId);
    expect((await standing(operator, contract)).order).toBe("paid");
    const id = await withdraw(operator, contract);
    await writeParty(operator.deps.db, { party: "partner", mode: "normal" });
    operator.clock.advance({ days: 2 });
    await operator.runJobs();
    expect(await standing(operator, contract, id)).toMatchObject({ order: "withdrawn", refunded: 1000, line: undefined });
    const [number] = await operator.deps.db.select().from(registryNumbers).where(eq(registryNumbers.msisdn, contract.order.msisdn));
    expect(number?.quarantineUntil).toBeNull();
  });

  test("the last day counts, the one after it is looked at by a person and changes nothing", async () => {
    const [inTime, late] = [await newContract(operator), await newContract(operator)];
    operator.clock.advance({ days: 14 });
    expect((await standing(operator, inTime, await withdraw(operator, inTime))).order).toBe("withdrawn");
    operator.clock.advance({ days: 7 });
    const { declaration, order, line, refunded } = await standing(operator, late, await withdraw(operator, late));
    expect(declaration).toMatchObject({ state: "review", reviewReason: "late", orderId: late.order.id });
    expect({ order, refunded, line: line?.state }).toEqual({ order: "active", refunded: 0, line: "active" });
  });

  test("twice, and many at once, pay back once", async () => {
    const contract = await newContract(operator, { acknowledgements: ack(false) });
    const body = { name: "Elif Şahin", contract: contract.order.msisdn.replace("+49", "0"), email: contract.email };
    for (let i = 0; i < 3; i++) await operator.call(withdrawal, { body }, await ownerSession(operator, body));
    await Promise.all([operator.runJobs(), operator.runJobs(), operator.runJobs()]);
    await withdraw(operator, contract);
    const rows = await operator.deps.db.select().from(declarations).where(eq(declarations.email, contract.email));
    expect(rows.filter(({ state }) => state === "settled")).toHaveLength(1);
    expect(rows.filter(({ state, reviewReason }) => state === "review" && reviewReason === "alreadyWithdrawn")).toHaveLength(3);
    const payment = await paidFor(contract);
    expect(
      await operator.deps.db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, payment?.id ?? "")),
    ).toHaveLength(1);
  });
});

describe("the jersey", () => {
  test("is not the tariff: its price comes back with it, the line goes on; then the tariff, and never more than was paid", async () => {
    const contract = await newContract(operator, { tariffId: "tribun-l", productOptions: JERSEY, acknowledgements: ack(false) });
    operator.clock.advance({ days: 10 });
    const first = await withdraw(operator, contract, "jersey");
    const jersey = await standing(operator, contract, first);
    expect({ ...jersey, line: jersey.line?.state }).toMatchObject({ order: "active", line: "active", refunded: 0 });
    const [mail] = await mailsTo(contract.email);
    expect(mail?.body).toContain("Dein Mobilfunkvertrag läuft weiter");
    expect(mail?.body).toContain("Musterstraße 7, 10999 Berlin");
    await comesBack(first);
    expect((await standing(operator, contract, first)).refunded).toBe(4999);
    const again = await standing(operator, contract, await withdraw(operator, contract, "jersey"));
    expect(again.declaration).toMatchObject({ state: "review", reviewReason: "alreadyWithdrawn" });
    const tariff = await standing(operator, contract, await withdraw(operator, contract));
    expect(tariff).toMatchObject({ order: "withdrawn", refunded: 999 });
    expect(await paidFor(contract)).toMatchObject({ amountCents: 5999, refundedCents: 5998 });
  });

  test("stays with the fan when only the tariff is withdrawn from", async () => {
    const contract = await newContract(operator, { tariffId: "tribun-l", productOptions: JERSEY, acknowledgements: ack(false) });
    const id = await withdraw(operator, contract);
    expect(await standing(operator, contract, id)).toMatchObject({ order: "withdrawn", refunded: 999 });
    expect((await mailsTo(contract.email))[0]?.body).toContain("Dein Trikot ist davon nicht betroffen");
    const jersey = await withdraw(operator, contract, "jersey");
    await comesBack(jersey);
    const later = await standing(operator, contract, jersey);
    expect(later).toMatchObject({ declaration: { state: "settled" }, refunded: 4999 });
  });

  test("made for one person it cannot be given back; a tariff without one has none", async () => {
    const personal = await newContract(operator, { tariffId: "tribun-l", productOptions: { ...JERSEY, name: "IŞIL", number: 10 } });
    const { declaration, refunded } = await standing(operator, personal, await withdraw(operator, personal, "jersey"));
    expect({ reason: declaration?.reviewReason, refunded }).toEqual({ reason: "personalised", refunded: 0 });
    const plain = await newContract(operator);
    const none = await standing(operator, plain, await withdraw(operator, plain, "jersey"));
    expect(none.declaration?.reviewReason).toBe("noJersey");
  });

  test("one that has not left yet is not sent, and goes back with the tariff", async () => {
    const contract = await newContract(operator, { tariffId: "tribun-l", productOptions: JERSEY });
    await operator.deps.db.delete(parcels).where(eq(parcels.orderId, contract.order.id));
    const { refunded } = await standing(operator, contract, await withdraw(operator, contract));
    expect(refunded).toBe(4999 + 999 - Math.floor((1999 * 24 + 999) / 731));
  });

  test("14 days after it arrived the right is over", async () => {
    const contract = await newContract(operator, { tariffId: "tribun-l", productOptions: JERSEY });
    const [parcel] = await operator.deps.db.select().from(parcels).where(eq(parcels.orderId, contract.order.id));
    expect(parcel?.content).toBeDefined();
    operator.clock.advance({ days: 32 });
    const { declaration } = await standing(operator, contract, await withdraw(operator, contract, "jersey"));
    expect(declaration?.reviewReason).toBe("late");
  });
});
