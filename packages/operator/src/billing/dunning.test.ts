import { addPaymentMethod, type Invoice, invoiceDetail, invoiceDispute, invoiceIntent } from "@tribun/api-client/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrearsBlocks, invoiceEvents } from "../db/schema/billing.ts";
import { lines, sims } from "../db/schema/lines.ts";
import { payments } from "../db/schema/payments.ts";
import { deliverPaymentEvent } from "../sandbox/providers/payment.ts";
import { listMessages } from "../sandbox/messages.ts";
import { billOne, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { jumpDays } from "../testing/passing-time.ts";
import { submitCheckout } from "../testing/orders.ts";
import { addCharge } from "../ledger/charges.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const SEPA = { type: "sepa" as const, iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true };

/** A fan whose first invoice, of about 120 €, was just issued. */
async function billed(method?: "sepa" | "refused", tariffId = "tribun-m"): Promise<{ fan: Subscriber; id: string }> {
  const fan = await newSubscriber(operator, { tariffId });
  const as = await sessionOf(operator, fan);
  if (method === "sepa") await operator.call(addPaymentMethod, { body: SEPA }, as);
  if (method === "refused") await operator.call(addPaymentMethod, { body: { type: "card", token: `tok_refused_${fan.userId}` } }, as);
  await big(fan);
  operator.clock.advance({ days: 31 });
  const [invoice] = await billOne(operator, fan);
  if (!invoice) throw new Error("no invoice");
  return { fan, id: invoice.id };
}
const big = (fan: Subscriber) =>
  addCharge(operator.deps.db, {
    ...{ lineId: fan.lineId, userId: fan.userId, teamId: 1, kind: "roaming", label: { de: "Roaming", tr: "Dolaşım" } },
    ...{ amountCents: 11_000, at: operator.deps.clock.now(), sourceId: `roaming:${fan.userId}:${operator.clock.base()}` },
  });

/** Lets days go by and runs the jobs. The sandbox's bank answers a moment after each request. */
const pass = (days: number) => jumpDays(operator, days);
const read = async ({ fan, id }: { fan: Subscriber; id: string }): Promise<Invoice> =>
  operator.call(invoiceDetail, { params: { id } }, await sessionOf(operator, fan));
const subjects = async (fan: Subscriber) =>
  (await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 50 })).map(({ subject }) => subject ?? "");
const lineOf = async (fan: Subscriber) => {
  const [row] = await operator.deps.db
    .select({ line: lines.state, sim: sims.state })
    .from(lines)
    .innerJoin(sims, eq(sims.lineId, lines.id))
    .where(eq(lines.id, fan.lineId));
  return row;
};
async function returnDebit(id: string): Promise<void> {
  const { db, outbox } = operator.deps;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.subjectId, id), eq(payments.state, "succeeded")));
  if (!payment) throw new Error("nothing was paid");
  await outbox.enqueue(db, deliverPaymentEvent, {
    id: `evt_return_${payment.id}`,
    type: "payment.returned",
    data: { paymentId: payment.id, reason: "AM04" },
  });
  await operator.runJobs();
}

describe("collection", () => {
  test("draws the money on the due date from the kept method, as the mail announced", async () => {
    const it = await billed("sepa");
    const [announced] = await listMessages(operator.deps.db, { to: it.fan.email, channel: "mail", limit: 1 });
    expect(announced?.body).toMatch(/Mandatsreferenz: [A-Z0-9-]+/);
    expect(announced?.body).toContain("DE98ZZZ09999999999");
    await pass(13);
    expect((await read(it)).status).toBe("issued");
    await pass(2);
    expect(await read(it)).toMatchObject({ status: "paid", paid: true, payable: false });
    await pass(30);
    expect(await operator.deps.db.select().from(payments).where(eq(payments.subjectId, it.id))).toHaveLength(1);
  });

  test("a method that is refused at once, or a bank that says no, makes the invoice overdue and is told", async () => {
    const it = await billed("refused");
    await pass(15);
    expect(await read(it)).toMatchObject({ status: "overdue", paid: false, payable: true });
    expect((await subjects(it.fan))[0]).toContain("hat nicht geklappt");
  });

  test("a debit that the bank takes back after it was paid opens the invoice again, once", async () => {
    const it = await billed("sepa");
    await pass(15);
    await returnDebit(it.id);
    await returnDebit(it.id).catch(() => undefined);
    const after = await read(it);
    expect(after).toMatchObject({ status: "overdue", paid: false });
    expect(after.paidDate).toBeUndefined();
    expect((await subjects(it.fan)).filter((subject) => subject.includes("hat nicht geklappt"))).toHaveLength(1);
  });

  test("without a method the fan has until the end of the due date", async () => {
    const it = await billed();
    await pass(14);
    expect((await read(it)).status).toBe("issued");
    await pass(1);
    expect((await read(it)).status).toBe("overdue");
    expect((await subjects(it.fan))[0]).toContain("Noch offen: ");
  });
});

describe("dunning", () => {
  test("one unpaid invoice is reminded of twice and never leads to a block, whatever its sum", async () => {
    const it = await billed();
    await pass(15);
    await pass(7);
    expect((await read(it)).status).toBe("reminder1");
    await pass(14);
    expect((await read(it)).status).toBe("reminder2");
    await pass(40);
    expect((await read(it)).status).toBe("reminder2");
    expect(await lineOf(it.fan)).toEqual({ line: "active", sim: "active" });
    expect((await subjects(it.fan)).filter((subject) => /Sperre/.test(subject))).toEqual([]);
  });

  test("after two unpaid invoices and two weeks' warning outgoing use ends, a week later incoming calls, and payment ends it all", async () => {
    const it = await billed();
    for (const days of [15, 7, 14]) await pass(days);
    const [second] = await billOne(operator, it.fan);
    expect(second?.id).not.toBe(it.id);
    let days = 0;
    while ((await read(it)).status !== "blockThreatened") {
      await pass(3);
      days += 3;
      expect(days).toBeLessThan(40);
    }
    const [threat] = await listMessages(operator.deps.db, { to: it.fan.email, channel: "mail", limit: 5 });
    const warning = [threat, ...(await listMessages(operator.deps.db, { to: it.fan.email, channel: "mail", limit: 5 }))].find((mail) =>
      mail?.subject?.includes("Sperre"),
    );
    expect(warning?.body).toMatch(/vor den Gerichten/);
    expect(warning?.body).toMatch(/112 und 110/);
    await pass(13);
    expect((await lineOf(it.fan))?.line).toBe("active");
    await pass(1);
    expect((await read(it)).status).toBe("blocked");
    expect(await lineOf(it.fan)).toEqual({ line: "blocked", sim: "active" });
    await pass(6);
    expect((await lineOf(it.fan))?.sim).toBe("active");
    await pass(2);
    expect((await lineOf(it.fan))?.sim).toBe("blockedByOperator");

    const as = await sessionOf(operator, it.fan);
    const { checkoutId } = await operator.call(invoiceIntent, { params: { id: it.id }, body: {} }, as);
    await submitCheckout(operator, checkoutId);
    expect((await read(it)).status).toBe("paid");
    expect(await lineOf(it.fan)).toEqual({ line: "active", sim: "active" });
    await operator.runJobs();
    expect((await subjects(it.fan))[0]).toContain("wieder frei");
    expect(
      await operator.deps.db
        .select()
        .from(arrearsBlocks)
        .where(and(eq(arrearsBlocks.lineId, it.fan.lineId), isNull(arrearsBlocks.liftedAt))),
    ).toEqual([]);
  });

  test("a fan's own payment that fails leaves dunning where it was, and one under way puts it off", async () => {
    const it = await billed();
    for (const days of [15, 7]) await pass(days);
    const as = await sessionOf(operator, it.fan);
    const { checkoutId } = await operator.call(invoiceIntent, { params: { id: it.id }, body: {} }, as);
    await operator.request("/sandbox/api/next-payment", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode: "fail", team: 1 }),
    });
    await submitCheckout(operator, checkoutId);
    expect((await read(it)).status).toBe("reminder1");
    await pass(15);
    expect((await read(it)).status).toBe("reminder2");
    const history = await operator.deps.db
      .select()
      .from(invoiceEvents)
      .where(eq(invoiceEvents.invoiceId, it.id))
      .orderBy(asc(invoiceEvents.id));
    expect(history.map(({ event }) => event)).toEqual(["issue", "fallOverdue", "remind", "collect", "fail", "remind"]);
  });

  test("a dispute freezes dunning and leaves the arrears; eight weeks later it is too late", async () => {
    const it = await billed();
    for (const days of [15, 7]) await pass(days);
    const as = await sessionOf(operator, it.fan);
    const disputed = await operator.call(invoiceDispute, { params: { id: it.id }, body: { reason: "Ich war nie im Ausland." } }, as);
    expect(disputed).toMatchObject({ status: "disputed", payable: false, dispute: { reason: "Ich war nie im Ausland." } });
    expect(disputed.dispute?.amount).toEqual(disputed.total);
    await operator.runJobs();
    expect((await subjects(it.fan))[0]).toContain("Beanstandung");
    await pass(50);
    expect((await read(it)).status).toBe("disputed");
    expect((await subjects(it.fan)).filter((subject) => subject.includes("Mahnung"))).toEqual([]);

    const late = await billed();
    operator.clock.advance({ days: 57 });
    expect((await read(late)).disputeUntil).toBeUndefined();
    const body = { reason: "Ich war nie im Ausland." };
    expect(await operator.fails(invoiceDispute, { params: { id: late.id }, body }, await sessionOf(operator, late.fan))).toMatchObject({
      status: 409,
      reason: "invoice.notDisputable",
    });
  });
});
