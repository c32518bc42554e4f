import { randomUUID } from "node:crypto";
import {
  addCalendarDays,
  type DaySpan,
  diffToPrevious,
  germanDay,
  type InvoiceEvent,
  type InvoiceState,
  settleCredits,
  taxed,
  totalOf,
  untaxed,
} from "@tribun/domain";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { chunksOf } from "../db/chunks.ts";
import type { Db } from "../db/database.ts";
import {
  charges,
  invoiceEvents,
  type InvoiceFacts,
  invoiceItems,
  invoiceNumbers,
  type InvoiceRow,
  invoices,
} from "../db/schema/billing.ts";
import type { UserRow } from "../db/schema/users.ts";
import { touch } from "../base/touch.ts";
import type { Entry } from "./entries.ts";
import { isUntaxed } from "../ledger/untaxed.ts";

/** Days until an invoice is due. The mail announces the direct debit the same number of days ahead (L33). */
export const DUE_DAYS = 14;

export type NewInvoice = {
  readonly user: UserRow;
  readonly kind: InvoiceRow["kind"];
  readonly key: string;
  readonly period: DaySpan;
  readonly entries: readonly Entry[];
  readonly facts: InvoiceFacts;
  readonly issuedAt: Date;
  /** When the fan paid, for a receipt. */
  readonly paidAt?: Date;
};

/** An invoice without its number. Only the transaction that writes it sees it so: `numberInvoice` must follow. */
export type DraftInvoice = Omit<InvoiceRow, "number">;

/** Writes an invoice and numbers it, in the caller's transaction; see `draftInvoice`. */
export async function writeInvoice(db: Db, given: NewInvoice): Promise<InvoiceRow | undefined> {
  const draft = await draftInvoice(db, given);
  return draft && numberInvoice(db, draft);
}

/**
 * Writes an invoice with its items and marks its charges as billed, all in the caller's transaction. Credits that it has no room for wait
 * for the next one. A receipt, and an invoice over 0 €, is paid from the start. A credit note takes all entries, has a negative sum, and
 * holds either taxed or untaxed entries (`untaxed.ts`).
 * @returns undefined when there is nothing to invoice, or when this key was invoiced before
 */
export async function draftInvoice(db: Db, given: NewInvoice): Promise<DraftInvoice | undefined> {
  const { user, kind, key, period, facts, issuedAt } = given;
  const all = given.entries.map((entry) => ({ entry, nowCents: entry.grossCents, laterCents: 0 }));
  const settled = (kind === "credit" ? all : settleCredits(given.entries)).filter(
    ({ entry, nowCents }) => nowCents !== 0 || entry.grossCents === 0,
  );
  if (settled.length === 0) return undefined;

  const items = settled.map(({ entry, nowCents }, index) => ({
    entry,
    position: index + 1,
    ...(isUntaxed(entry) ? untaxed : taxed)(nowCents),
  }));
  const total = totalOf(items);
  const today = germanDay(issuedAt.getTime());
  const paidAt = given.paidAt ?? (total.grossCents === 0 ? issuedAt : null);
  const state = kind === "credit" ? "credited" : paidAt === null ? "issued" : "paid";
  const previous = kind === "period" ? await previousTotal(db, user.id) : undefined;
  const id = randomUUID();
  const [invoice] = await db
    .insert(invoices)
    .values({
      id,
      teamId: user.teamId,
      userId: user.id,
      number: `draft:${id}`,
      key,
      kind,
      periodFrom: period.from,
      periodTo: period.to,
      state,
      language: user.language,
      facts,
      ...total,
      diffCents: kind === "period" ? (diffToPrevious(total.grossCents, previous) ?? null) : null,
      issuedAt,
      dueDate: state === "issued" ? addCalendarDays(today, DUE_DAYS) : germanDay((paidAt ?? issuedAt).getTime()),
      paidAt,
      stageAt: issuedAt,
    })
    .onConflictDoNothing({ target: invoices.key })
    .returning();
  if (!invoice) return undefined;
  const rows = items.map(({ entry: { lineId, kind: what, label, quantity }, ...amounts }) => ({
    ...{ id: randomUUID(), invoiceId: invoice.id, position: amounts.position, lineId, kind: what, label, quantity },
    ...{ grossCents: amounts.grossCents, netCents: amounts.netCents, vatCents: amounts.vatCents },
  }));
  for (const some of chunksOf(rows)) await db.insert(invoiceItems).values([...some]);
  const event = (name: InvoiceEvent, fromState: InvoiceState, toState: InvoiceState, at: Date) => ({
    ...{ invoiceId: invoice.id, event: name, fromState, toState, at },
  });
  await db
    .insert(invoiceEvents)
    .values([
      event("issue", "draft", "issued", issuedAt),
      ...(state === "paid" ? [event("settle", "issued", "paid", paidAt ?? issuedAt)] : []),
      ...(state === "credited" ? [event("credit", "issued", "credited", issuedAt)] : []),
    ]);
  await takeCharges(db, invoice, settled);
  await touch(db, user.id);
  return invoice;
}

/**
 * Gives an invoice the next number of its legal entity and year (§ 14(4) UStG). The counter row stays locked until the transaction ends: the
 * next caller waits, and a failed transaction gives its number back, so the sequence has no gap. Because all others wait, do it last.
 */
export async function numberInvoice(db: Db, draft: DraftInvoice): Promise<InvoiceRow> {
  const { id, teamId, issuedAt } = draft;
  const year = germanDay(issuedAt.getTime()).slice(0, 4);
  const { rows } = await db.execute<{ number: string }>(sql`
    with drawn as (
      insert into ${invoiceNumbers} (team_id, year, last) values (${teamId}, ${year}::int, 1)
      on conflict (team_id, year) do update set last = ${invoiceNumbers.last} + 1
      returning last)
    update ${invoices} set number = ${`R${teamId}-${year}-`} || lpad(last::text, greatest(6, length(last::text)), '0')
    from drawn where id = ${id}
    returning number`);
  const [drawn] = rows;
  if (!drawn) throw new Error("no invoice number was drawn");
  return { ...draft, number: drawn.number };
}

async function takeCharges(db: Db, invoice: DraftInvoice, settled: ReturnType<typeof settleCredits<Entry>>): Promise<void> {
  const taken = settled.flatMap(({ entry }) => (entry.charges ?? []).map(({ id }) => id));
  for (const some of chunksOf(taken)) {
    await db
      .update(charges)
      .set({ invoiceId: invoice.id })
      .where(inArray(charges.id, [...some]));
  }
  // Only a credit leaves a rest, and no credit is bundled with others.
  const rests = settled.flatMap(({ entry: { charges: [charge] = [] }, laterCents }) =>
    charge && laterCents !== 0
      ? [{ ...charge, id: randomUUID(), amountCents: laterCents, sourceId: `${charge.sourceId}#${invoice.id}`, invoiceId: null }]
      : [],
  );
  for (const some of chunksOf(rests)) await db.insert(charges).values([...some]);
}

async function previousTotal(db: Db, userId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ grossCents: invoices.grossCents })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.kind, "period")))
    .orderBy(desc(invoices.periodTo))
    .limit(1);
  return row?.grossCents;
}
