import { randomUUID } from "node:crypto";
import { isInvoicePaid, isPayableInvoice } from "@tribun/domain";
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { charges, invoiceItems, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { type PaymentRow, payments, payouts, refunds } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { decideObjectionOf } from "../billing/decide.ts";
import { disputeInvoice } from "../billing/dispute.ts";
import { recipientOf } from "../billing/facts.ts";
import { payOut } from "../billing/pay-out.ts";
import { invoiceSubject } from "../billing/payment-subject.ts";
import { lockArrears } from "../ledger/arrears.ts";
import { isDisputable } from "../billing/view.ts";
import { writeInvoice } from "../billing/write.ts";
import { lockPayment } from "../payments/hand-over.ts";
import { refundFailed } from "../payments/refund.ts";
import { settleFailure, settleReinstated, settleReturn, settleSuccess } from "../payments/settle.ts";
import { takenOf } from "../payments/taken.ts";
import type { Subscriber } from "./billing.ts";

/** A random event of a bill. */
export type MoneyEvent = {
  readonly kind: "money";
  /** Selects one of the possible events, modulo their number. */
  readonly pick: number;
  /** Disputed quarters of the amount. */
  readonly share: number;
};

/**
 * Runs one of the events that are possible for the fan's bills: a payment begins, the bank answers, in order or not, the fan objects, staff
 * decide, the operator gives a credit, a refund fails.
 * @returns the name of the event
 */
export async function moneyHappens(deps: Deps, fan: Subscriber, { pick, share }: MoneyEvent): Promise<string> {
  const { db } = deps;
  const bills = await db.select().from(invoices).where(eq(invoices.userId, fan.userId)).orderBy(asc(invoices.number));
  const taken = await db.select().from(payments).where(eq(payments.userId, fan.userId)).orderBy(asc(payments.createdAt), asc(payments.id));
  const paidBack = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.userId, fan.userId), ne(refunds.state, "failed")));
  const underWay = taken.flatMap(({ subjectId, state }) => (state === "processing" ? [subjectId] : []));
  const can = [
    ...bills.flatMap((row) => withBill(deps, fan, row, share, underWay)),
    ...taken.flatMap((row) => withPayment(deps, row, share)),
    ...paidBack.map(({ id }): Step => ["refund fails", () => db.transaction((tx) => refundFailed(deps, tx, id))]),
    ...(bills.length > 0 ? [["give", () => give(deps, fan, 100 * share)] as const] : []),
  ];
  const [name, happen] = can[pick % Math.max(1, can.length)] ?? ["nothing", () => Promise.resolve()];
  await happen();
  return name;
}

/** Gives a goodwill credit independent of these bills: a taxed credit note that is paid out. */
async function give(deps: Deps, fan: Subscriber, cents: number): Promise<void> {
  await deps.db.transaction(async (db) => {
    await lockArrears(db, fan.userId);
    const [user] = await db.select().from(users).where(eq(users.id, fan.userId));
    if (!user) throw new Error("no fan");
    const label = { de: "Kulanz", tr: "Jest" };
    const note = await writeInvoice(db, {
      ...{ user, kind: "credit", key: `${GIVEN}${randomUUID()}`, period: { from: "2026-11-03", to: "2026-11-03" } },
      entries: [{ lineId: null, kind: "goodwill", label, zone: null, quantity: 1, grossCents: -cents }],
      ...{ facts: { recipient: recipientOf(user), contracts: [] }, issuedAt: deps.clock.now() },
    });
    if (note) await payOut(deps, db, note, cents);
  });
}

/** Prefix of the keys of such notes. */
export const GIVEN = "goodwill:";

type Step = readonly [name: string, happen: () => Promise<unknown>];

function withBill(deps: Deps, fan: Subscriber, row: InvoiceRow, share: number, underWay: readonly string[]): Step[] {
  const amountCents = Math.max(1, Math.floor((row.grossCents * share) / 4));
  const objection = { reason: "Das stimmt nicht.", amountCents };
  const object = () => deps.db.transaction((tx) => disputeInvoice(deps, tx, row.id, fan, objection));
  const decide = (how: "accept" | "reject") => () => deps.db.transaction((tx) => decideObjectionOf(deps, tx, fan.teamId, row.id, how));
  return [
    ...(isPayableInvoice(row.state) && !underWay.includes(row.id) ? [["begin", () => beginPayment(deps, row)] as const] : []),
    ...(isDisputable(row, "2000-01-01") ? [["object", object] as const] : []),
    ...(row.state === "disputed" ? [["accept", decide("accept")] as const, ["reject", decide("reject")] as const] : []),
  ];
}

function withPayment(deps: Deps, row: PaymentRow, share: number): Step[] {
  const say = (name: string, how: typeof settleSuccess): Step => [name, () => settle(deps, row, how)];
  const takes = (name: string, cents?: number) => say(name, (context, one) => settleReturn(context, one, "returned", cents));
  const takesPart = takes("take a part back", Math.max(1, Math.floor((row.amountCents * share) / 5)));
  if (row.state === "failed") return [say("arrive late", settleSuccess), takes("take back what was never heard of"), takesPart];
  if (row.state === "processing")
    return [say("arrive", settleSuccess), say("fail", (context, one) => settleFailure(context, one, "declined"))];
  if (row.state === "succeeded" || row.state === "refunded") return [takes("take back"), takesPart];
  // Losing a dispute changes nothing any more, and neither does a late report of success.
  return [say("win back", settleReinstated), takes("lose"), say("tell late", settleSuccess)];
}

/** Kinds of items that settle a payment whose money moved once too often. */
export const SETTLING_KINDS: readonly string[] = ["doubleRefund", "invoicedPayment"];

/**
 * Returns what a fan should pay by all invoices and notes, what they have paid after refunds, and what is still due. The first is always
 * the sum of the other two.
 */
export async function whatIsOwed(db: Db, userId: string): Promise<Record<"shouldPayCents" | "paidCents" | "dueCents", number>> {
  const bills = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const taken = await db.select().from(payments).where(eq(payments.userId, userId));
  const owed = await db.select().from(payouts).where(eq(payouts.userId, userId));
  const here: number[] = [];
  for (const row of taken) {
    const arrived = ["succeeded", "refunded", "returned"].includes(row.state);
    // A bank may have taken back only a part; all of it, if its return was reported before the success.
    const goneCents = row.state === "returned" ? ((await takenOf(db, row)) ?? row.amountCents) : 0;
    here.push((arrived ? row.amountCents - goneCents : 0) - row.refundedCents);
  }
  // A refund that never arrived and was credited is no money paid back.
  const neverArrived = await db
    .select({ cents: refunds.amountCents })
    .from(refunds)
    .innerJoin(charges, eq(charges.sourceId, sql`'refundFailed:' || ${refunds.id}`))
    .where(eq(charges.userId, userId));
  here.push(...neverArrived.map(({ cents }) => cents));
  const open = bills.filter((row) => row.state !== "credited" && !isInvoicePaid(row));
  const { billedCents, waitingCents } = await settling(db, userId);
  return {
    shouldPayCents: sum(bills.map(({ grossCents }) => grossCents)) - billedCents - waitingCents,
    paidCents: sum(here) - sum(owed.map(({ amountCents }) => amountCents)),
    dueCents: sum(open.map(({ grossCents, creditedCents }) => grossCents - creditedCents)),
  };
}

/** Returns the cents that settle payments: billed, and waiting for a bill. */
export async function settling(db: Db, userId: string): Promise<{ readonly billedCents: number; readonly waitingCents: number }> {
  const billed = await db
    .select({ cents: invoiceItems.grossCents })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(eq(invoices.userId, userId), inArray(invoiceItems.kind, [...SETTLING_KINDS])));
  const waiting = await db
    .select({ cents: charges.amountCents })
    .from(charges)
    .where(and(eq(charges.userId, userId), inArray(charges.kind, [...SETTLING_KINDS]), isNull(charges.invoiceId)));
  return { billedCents: sum(billed.map(({ cents }) => cents)), waitingCents: sum(waiting.map(({ cents }) => cents)) };
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

async function beginPayment(deps: Deps, invoice: InvoiceRow): Promise<void> {
  const { id: subjectId, teamId, userId, grossCents, creditedCents } = invoice;
  await deps.db.transaction(async (db) => {
    const now = deps.clock.now();
    const [row] = await db
      .insert(payments)
      .values({
        ...{ id: randomUUID(), purpose: "invoice", subjectId, teamId, userId, method: "sepa", amountCents: grossCents - creditedCents },
        ...{ state: "processing", createdAt: now },
      })
      .returning();
    if (row) await invoiceSubject.started({ deps, db, now }, row, undefined);
  });
}

async function settle(deps: Deps, payment: PaymentRow, how: typeof settleSuccess): Promise<void> {
  await deps.db.transaction(async (db) => {
    const locked = await lockPayment(deps, db, payment.id);
    if (locked) await how({ deps, db, now: deps.clock.now() }, locked.payment);
  });
}
