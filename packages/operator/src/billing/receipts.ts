import { DAY_MS, type DaySpan, formatPhone, germanDay, type Language, packEnd } from "@tribun/domain";
import { eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { invoices } from "../db/schema/billing.ts";
import type { Localised } from "../db/schema/catalogue.ts";
import { type OrderRow, orders } from "../db/schema/orders.ts";
import { lines } from "../db/schema/lines.ts";
import { options, packOrders, packs } from "../db/schema/packs.ts";
import { type PaymentRow, payments, refunds } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { JERSEY_FEES, jerseyPrice } from "../words/jersey-price.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { workOf } from "../kernel/outbox/outbox.ts";
import { defineRecurring } from "../kernel/outbox/recurring.ts";
import { GIVEN_BACK } from "../payments/returned-money.ts";
import type { Entry } from "./entries.ts";
import { correctedBy, recipientOf } from "./facts.ts";
import { refundLabel } from "../ledger/labels.ts";
import { CREDIT_REFUND } from "../ledger/credit-refund.ts";
import { mailCompany } from "./mail-company.ts";
import { writeInvoice } from "./write.ts";

/** How far back a run looks for payments without an invoice: waiting longer would not help. Time without runs is added to it. */
const LOOK_BACK_MS = 60 * DAY_MS;

type Paid = { readonly entries: readonly Entry[]; readonly period: DaySpan; readonly paidAt: Date };

/**
 * Payments `p` for what was delivered, with the day of delivery: an order's line began (its jersey leaves then), or a pack was put on a
 * line. Later events change nothing, because each refund has its own note. It excludes a pack refunded in full before it began, a payment
 * that the bank took back (the next bill claims it), a payment that was sent straight back, and a method that was only verified.
 */
const DELIVERED = sql`
  select p.id, coalesce(o.activated_at, k.paid_at) as delivered_at, p.settled_at
  from payments p
  left join orders o on p.purpose = 'order' and o.id = p.subject_id
  left join pack_orders k on p.purpose = 'option' and k.id::text = p.subject_id
  where p.state in ('succeeded', 'refunded') and not p.verified_only
    and (o.activated_at is not null
      or k.paid_at is not null and (p.state = 'succeeded' or exists (
        select 1 from packs b where (b.order_id = k.id or b.id = k.renews_pack_id) and (b.ended_at is null or b.ended_at > b.starts_at))))
    and not exists (select 1 from refunds r where r.payment_id = p.id and ${inArray(sql`r.reason`, [...GIVEN_BACK])})`;

/** Writes the invoice for a payment at a checkout (§ 14 UStG). It is paid, so it has no dunning. */
export const writeReceipt = defineJob("billing.receipt", v.object({ paymentId: v.string() }), async ({ paymentId }, { deps, db }) => {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  const { rows } = await db.execute(sql`select 1 from (${DELIVERED}) d where d.id = ${paymentId}`);
  if (!payment || rows.length === 0) return;
  const [user] = await db.select().from(users).where(eq(users.id, payment.userId));
  const paid = payment.purpose === "order" ? await paidOrder(db, payment) : await paidPack(db, payment);
  if (!user || !paid) return;
  const total = paid.entries.reduce((sum, { grossCents }) => sum + grossCents, 0);
  if (total !== payment.amountCents) throw new Error(`payment ${paymentId} took ${payment.amountCents}, its items cost ${total}`);
  const receipt = await writeInvoice(db, {
    ...{ user, kind: "receipt", key: `receipt:${payment.id}`, ...paid },
    facts: { recipient: recipientOf(user), contracts: [] },
    issuedAt: deps.clock.now(),
  });
  if (receipt?.facts.recipient.isBusiness) await deps.outbox.enqueue(db, mailCompany, { invoiceId: receipt.id });
});

/**
 * Enqueues an invoice for each delivered payment without one, and a note for each refund without one. It looks back from the last run, so
 * that it misses none.
 */
export const receiptRun = defineRecurring("billing.receipts", { everyMinutes: 10 }, async ({ deps, db, since: lastRun }) => {
  const since = new Date(Math.min(deps.clock.nowMs(), lastRun?.getTime() ?? 0) - LOOK_BACK_MS);
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id
    from (${DELIVERED}) d
    where greatest(d.delivered_at, d.settled_at) > ${since}
      and not exists (select 1 from invoices i where i.key = 'receipt:' || d.id)
    order by d.delivered_at`);
  await deps.outbox.enqueueAll(
    db,
    rows.map(({ id: paymentId }) => workOf(writeReceipt, { paymentId }, { once: paymentId })),
  );
  // A refund may be older than the delivery. A refund that pays out a credit note has its note already.
  const gone = await db.execute<{ id: string }>(sql`
    select r.id
    from refunds r
    join invoices i on i.key = 'receipt:' || r.payment_id
    where greatest(r.created_at, i.issued_at) > ${since} and r.reason <> ${CREDIT_REFUND}
      and not exists (select 1 from invoices n where n.key = 'refund:' || r.id)`);
  await deps.outbox.enqueueAll(
    db,
    gone.rows.map(({ id: refundId }) => workOf(writeRefundNote, { refundId }, { once: refundId })),
  );
});

/** Writes the credit note for a refund of money that was invoiced before. */
export const writeRefundNote = defineJob("billing.refundNote", v.object({ refundId: v.string() }), async ({ refundId }, { deps, db }) => {
  const [row] = await db
    .select({ refund: refunds, receipt: invoices, user: users })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.key, sql`'receipt:' || ${refunds.paymentId}`))
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(refunds.id, refundId));
  if (!row) return;
  const { refund, receipt, user } = row;
  const label = refundLabel(receipt.number);
  const note = await writeInvoice(db, {
    ...{ user, kind: "credit", key: `refund:${refund.id}`, period: { from: receipt.periodFrom, to: receipt.periodTo } },
    entries: [{ lineId: null, kind: "refund", label, zone: null, quantity: 1, grossCents: -refund.amountCents }],
    facts: { recipient: receipt.facts.recipient, contracts: [], corrects: correctedBy(receipt) },
    issuedAt: deps.clock.now(),
  });
  if (note?.facts.recipient.isBusiness) await deps.outbox.enqueue(db, mailCompany, { invoiceId: note.id });
});

async function paidOrder(db: Db, payment: PaymentRow): Promise<Paid | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.subjectId));
  if (!order?.activatedAt) return undefined;
  const day = germanDay(order.activatedAt.getTime());
  return { entries: orderEntries(order), period: { from: day, to: day }, paidAt: order.paidAt ?? payment.createdAt };
}

function orderEntries({ payment }: OrderRow): Entry[] {
  const parts: readonly (readonly [kind: string, label: Localised, cents: number])[] = [
    ["openingFee", { de: "Anschlusspreis", tr: "Hat açılış ücreti" }, payment.initialOpeningFee],
    ["numberFee", { de: "Wunschnummer", tr: "Seçme numara" }, payment.specialNumberFee],
    ["jerseyAdvance", jerseyLabel(payment), payment.advanceJerseyFee],
    ["jerseyCustomisation", { de: JERSEY_FEES.de.print, tr: JERSEY_FEES.tr.print }, payment.jerseyCustomisationFee],
    ["identity", { de: "Identitätsprüfung", tr: "Kimlik kontrolü" }, payment.identityCharge],
    ["discount", { de: "Gutschein", tr: "Kupon indirimi" }, payment.discount ?? 0],
  ];
  return parts.flatMap(([kind, label, grossCents]) =>
    grossCents === 0 ? [] : [{ lineId: null, kind, label, zone: null, quantity: 1, grossCents }],
  );
}

/** Names the advance with the jersey's price that it is a part of. The items show net sums anyway, so a business sees both. */
function jerseyLabel(payment: OrderRow["payment"]): Localised {
  const label = (language: Language) => `${JERSEY_FEES[language].advance}. ${jerseyPrice(payment, language, false)}`;
  return { de: label("de"), tr: label("tr") };
}

/** The entry and period of a pack: its name, its number, and when it is provided (§ 14(4) no. 5 and 6 UStG). */
async function paidPack(db: Db, payment: PaymentRow): Promise<Paid | undefined> {
  if (payment.purpose !== "option") return undefined;
  const [row] = await db
    .select({ order: packOrders, option: options, msisdn: lines.msisdn, startsAt: packs.startsAt })
    .from(packOrders)
    .innerJoin(options, eq(options.id, packOrders.optionId))
    .innerJoin(lines, eq(lines.id, packOrders.lineId))
    .leftJoin(packs, eq(packs.orderId, packOrders.id))
    .where(eq(packOrders.id, payment.subjectId));
  if (!row?.order.paidAt) return undefined;
  const { lineId, priceCents: grossCents, number, paidAt } = row.order;
  // A renewal has no pack of its own, so its period begins with its payment.
  const start = (row.startsAt ?? paidAt).getTime();
  const period = { from: germanDay(start), to: germanDay(packEnd(start, row.option.validity) - 1) };
  const [name, phone] = [row.option.name, formatPhone(row.msisdn)];
  const label = { de: `${name} für ${phone}, Bestellung ${number}`, tr: `${phone} için ${name}, sipariş ${number}` };
  return { entries: [{ lineId, kind: "pack", label, zone: null, quantity: 1, grossCents }], period, paidAt };
}
