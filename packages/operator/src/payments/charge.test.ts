import { randomUUID } from "node:crypto";
import { addPaymentMethod, checkoutStatus, me, paymentMethods } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payments, refunds } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { type ChargeRequest, type PaymentProvider, ProviderUnreachable } from "../ports/payment.ts";
import { deliverPaymentEvent, REFUSED_TOKEN } from "../sandbox/providers/payment.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { submitCheckout } from "../testing/orders.ts";
import { createPayables, findPayable, newPayable, withPayables } from "../testing/payables.ts";
import { chargeStored } from "./charge.ts";
import { openPayment } from "./open.ts";

/** A test sets this to make the provider unreachable. */
let unreachable = false;
const asked: ChargeRequest[] = [];

function flaky(deps: Deps): Deps {
  const { payment } = deps.providers;
  const charge: PaymentProvider["charge"] = (db, request, outside) => {
    asked.push(request);
    if (unreachable) return Promise.reject(new ProviderUnreachable("test"));
    return payment.charge(db, request, outside);
  };
  return { ...deps, providers: { ...deps.providers, payment: { ...payment, charge } } };
}

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" }, change: (deps) => flaky(withPayables(deps)) });
  await createPayables(operator.deps.db);
});
afterAll(() => operator.stop());

const db = () => operator.deps.db;
const rowsOf = (subjectId: string) => db().select().from(payments).where(eq(payments.subjectId, subjectId));

async function customer(token = "tok_visa_0001") {
  const as = { token: (await newFan(operator)).accessToken };
  const { id: userId } = await operator.call(me, undefined, as);
  const { id: methodId } = await operator.call(addPaymentMethod, { body: { type: "card", token: `${token}_${userId}` } }, as);
  return { as, userId, methodId, subjectId: await newPayable(db(), userId) };
}

function team() {
  const found = operator.deps.teams.get(1);
  if (!found) throw new Error("no team");
  return found;
}

const charge = (subjectId: string, methodId?: string) =>
  db().transaction((tx) => chargeStored({ deps: operator.deps, db: tx }, { purpose: "option", subjectId, methodId }));

describe("a kept method", () => {
  test("is charged without a page; the default when none is named", async () => {
    const { subjectId, methodId } = await customer();
    const payment = await charge(subjectId);
    expect(payment).toMatchObject({ state: "processing", methodId, amountCents: 399, purpose: "option" });
    expect(await findPayable(db(), subjectId)).toMatchObject({ state: "processing" });
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
    expect(await findPayable(db(), subjectId)).toMatchObject({ state: "paid", gotCents: 399 });
    await expect(charge(subjectId)).rejects.toMatchObject({ code: "-1", status: 409 });
  });

  test("a refusal at once is 1038, leaves the subject as it was, and stays on record", async () => {
    const { subjectId } = await customer(REFUSED_TOKEN);
    await expect(charge(subjectId)).rejects.toMatchObject({ code: "1038", status: 402, facts: { reason: "declined" } });
    expect(await findPayable(db(), subjectId)).toMatchObject({ state: "open" });
    expect(await rowsOf(subjectId)).toMatchObject([{ state: "failed", reason: "declined" }]);
    await writeNextPayment(db(), "fail");
    await expect(charge(subjectId)).rejects.toMatchObject({ code: "1038" });
    // The console's setting for the next payment is used up, although the caller's transaction was rolled back.
    const { subjectId: next } = await customer();
    await expect(charge(next)).resolves.toMatchObject({ state: "processing" });
  });

  test("a bank says no to a direct debit later", async () => {
    const { subjectId, userId, as } = await customer();
    const sepa = { type: "sepa" as const, iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true };
    const { id: methodId } = await operator.call(addPaymentMethod, { body: sepa }, as);
    await writeNextPayment(db(), "fail");
    await charge(subjectId, methodId);
    expect(asked.at(-1)).toMatchObject({ debit: { iban: "DE89370400440532013000" }, payer: { userId } });
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
    expect(await findPayable(db(), subjectId)).toMatchObject({ state: "failed", gotCents: 0 });
  });

  test("thirty at once, more than there are connections, are all charged", async () => {
    const { userId } = await customer();
    const ids = await Promise.all(Array.from({ length: 30 }, () => newPayable(db(), userId)));
    const made = await Promise.all(ids.map((id) => charge(id)));
    expect(made.map(({ state }) => state)).toEqual(ids.map(() => "processing"));
  });

  test("unknown and foreign methods are 1037", async () => {
    const { subjectId } = await customer();
    const { methodId: foreign } = await customer();
    for (const id of [foreign, randomUUID(), "no-uuid"]) await expect(charge(subjectId, id)).rejects.toMatchObject({ code: "1037" });
    expect(await rowsOf(subjectId)).toEqual([]);
  });

  test("without an answer the provider is asked again with the same id, and the fan is charged once", async () => {
    const { subjectId } = await customer();
    unreachable = true;
    const payment = await charge(subjectId);
    await operator.runJobs();
    unreachable = false;
    expect(await findPayable(db(), subjectId)).toMatchObject({ state: "processing" });
    for (let step = 0; step < 3; step++) {
      operator.clock.advance({ seconds: 30 });
      await operator.runJobs();
    }
    const ids = asked.filter(({ paymentId }) => paymentId === payment.id);
    expect(ids.length).toBeGreaterThan(1);
    expect(await findPayable(db(), subjectId)).toMatchObject({ state: "paid", gotCents: 399 });
    expect(await rowsOf(subjectId)).toHaveLength(1);
  });

  test("a provider that never answers ends the payment, and the subject may be paid in another way", async () => {
    const { subjectId } = await customer();
    unreachable = true;
    await charge(subjectId);
    const hours = async (count: number) => {
      for (let hour = 0; hour < count; hour++) {
        operator.clock.advance({ hours: 1 });
        await operator.runJobs();
      }
    };
    await hours(24);
    expect(await rowsOf(subjectId)).toMatchObject([{ state: "processing" }]);
    await hours(16);
    unreachable = false;
    const [failed] = await rowsOf(subjectId);
    expect(failed).toMatchObject({ state: "failed", reason: "providerUnreachable" });
    expect(await findPayable(db(), subjectId)).toMatchObject({ state: "failed" });
    expect(await charge(subjectId)).toMatchObject({ id: failed?.id, state: "processing" });
    expect(asked.at(-1)).toMatchObject({ paymentId: failed?.id, again: true });
    await hours(1);
    expect(await findPayable(db(), subjectId)).toMatchObject({ state: "paid", gotCents: 399 });
  });

  test("money for a caller whose transaction was undone goes back", async () => {
    const { userId } = await customer();
    let subjectId = "";
    const undone = db().transaction(async (tx) => {
      subjectId = await newPayable(tx, userId);
      await chargeStored({ deps: operator.deps, db: tx }, { purpose: "option", subjectId });
      throw new Error("the process dies");
    });
    await expect(undone).rejects.toThrow("the process dies");
    const [payment] = await rowsOf(subjectId);
    expect(payment).toMatchObject({ state: "processing", providerRef: null });
    const event = { id: `evt_${randomUUID()}`, type: "payment.succeeded" as const, data: { paymentId: payment?.id ?? "" } };
    await operator.deps.outbox.enqueue(db(), deliverPaymentEvent, event);
    for (let minute = 0; minute < 30; minute++) {
      operator.clock.advance({ minutes: 1 });
      await operator.runJobs();
    }
    expect(await rowsOf(subjectId)).toMatchObject([{ state: "refunded", refundedCents: 399 }]);
    expect(
      await db()
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, payment?.id ?? "")),
    ).toMatchObject([{ state: "done" }]);
  });
});

describe("a checkout for something that is no order", () => {
  test("shows its lines with the exact button in both languages, is paid and answers the check", async () => {
    const { subjectId } = await customer();
    const wish = { purpose: "option", subjectId, paymentVersion: 2 } as const;
    const intent = await openPayment({ deps: operator.deps, db: db(), team: team() }, wish);
    expect(intent).toMatchObject({
      orderId: subjectId,
      transactionStatus: 4,
      dueNow: { amount: 399 },
      methods: ["sepa", "paypal", "googlePay", "applePay"],
    });
    const turkish = await (await operator.request(`/c/${intent.checkoutId}`)).text();
    expect(turkish).toContain(">Ödeme yükümlülüğüyle sipariş ver</button>");
    expect(turkish).toContain("Ek 2 GB, tek seferlik. Bugün 3,99 €, KDV dahil.");
    const german = await (await operator.request(`/c/${intent.checkoutId}?lang=de`)).text();
    expect(german).toContain(">zahlungspflichtig bestellen</button>");
    const answer = await submitCheckout(operator, intent.checkoutId);
    expect(new URL(answer.headers.get("location") ?? "").searchParams.get("success")).toBe("true");
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({
      transactionStatus: 0,
      tId: intent.tId,
      orderId: subjectId,
      purpose: "option",
      price: { amount: 399 },
    });
  });

  test("can be drawn from a kept method while its page tells how it goes", async () => {
    const { subjectId, methodId, as } = await customer();
    const wish = { purpose: "option", subjectId, paymentVersion: 2, paymentMethodId: methodId } as const;
    const intent = await db().transaction((tx) => openPayment({ deps: operator.deps, db: tx, team: team() }, wish));
    expect(intent.transactionStatus).toBe(1);
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({ transactionStatus: 0 });
    expect(await operator.call(paymentMethods, undefined, as)).toHaveLength(1);
  });

  test("unknown subjects and paid ones are refused", async () => {
    const { subjectId } = await customer();
    const open = (id: string) =>
      openPayment({ deps: operator.deps, db: db(), team: team() }, { purpose: "option", subjectId: id, paymentVersion: 2 });
    await expect(open("nothing")).rejects.toMatchObject({ status: 404 });
    await charge(subjectId);
    await expect(open(subjectId)).rejects.toBeInstanceOf(Problem);
  });
});
