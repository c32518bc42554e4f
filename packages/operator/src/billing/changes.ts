import { euro, germanDay, isPayableInvoice, type Language } from "@tribun/domain";
import { and, desc, eq, inArray, max } from "drizzle-orm";
import type { Invoice } from "@tribun/api-client/contract";
import type { Db } from "../db/database.ts";
import { invoiceEvents, type InvoiceItemRow, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { sharesOf } from "./club-share/totals.ts";
import { itemisedOf } from "../lines/evn/itemised-bill.ts";
import type { Change } from "../papers/invoice-top.ts";
import { itemsOf } from "./store.ts";
import type { Owner } from "./owner.ts";

type Changes = NonNullable<Invoice["changes"]>;

/**
 * Identifies an item across months. A base fee is identified by its line, because its label names dates; any other item by its label too.
 */
const keyOf = ({ lineId, kind, label }: InvoiceItemRow): string => JSON.stringify([lineId, kind, kind === "baseFee" ? "" : label.de]);

/**
 * Lists why an invoice differs from the one before: each item whose sum changed, the largest change first. `begun` maps the id of a line
 * that began in either period to its first day.
 */
export function changesBetween(
  now: readonly InvoiceItemRow[],
  before: readonly InvoiceItemRow[],
  language: Language,
  begun: ReadonlyMap<string, string>,
): Changes {
  const moved = new Map<string, { label: string; cents: number; since: string | undefined }>();
  const add = (item: InvoiceItemRow, sign: 1 | -1) => {
    const since = item.kind === "baseFee" && item.lineId !== null ? begun.get(item.lineId) : undefined;
    const entry = moved.get(keyOf(item)) ?? { label: item.label[language], cents: 0, since };
    moved.set(keyOf(item), { ...entry, cents: entry.cents + sign * item.grossCents });
  };
  for (const item of now) add(item, 1);
  for (const item of before) add(item, -1);
  return [...moved.values()]
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))
    .map(({ label, cents, since }) => ({ label, amount: euro(cents), ...(since !== undefined && { since }) }));
}

/** The changes of some invoices of a fan, by invoice id. The first monthly invoice and all other kinds of invoices have none. */
async function changesOf(db: Db, rows: readonly InvoiceRow[], owner: Owner, language: Language): Promise<ReadonlyMap<string, Changes>> {
  const wanted = rows.filter(({ kind, diffCents }) => kind === "period" && diffCents !== null);
  if (wanted.length === 0) return new Map();
  const months = await db
    .select({ id: invoices.id, from: invoices.periodFrom, to: invoices.periodTo })
    .from(invoices)
    .where(and(eq(invoices.teamId, owner.teamId), eq(invoices.userId, owner.userId), inArray(invoices.kind, ["period"])))
    .orderBy(desc(invoices.periodTo), desc(invoices.issuedAt));
  const pairs = wanted.flatMap(({ id, periodTo: to }) => {
    const before = months[months.findIndex((month) => month.id === id) + 1];
    return before ? [{ id, to, before }] : [];
  });
  const items = await itemsOf(db, [...new Set(pairs.flatMap(({ id, before }) => [id, before.id]))]);
  const of = (id: string) => items.filter(({ invoiceId }) => invoiceId === id);
  const days = await firstDays(db, owner);
  return new Map(
    pairs.map(({ id, to, before }) => {
      const begun = new Map(days.filter(([, day]) => day >= before.from && day <= to));
      return [id, changesBetween(of(id), of(before.id), language, begun)];
    }),
  );
}

/** The same for an invoice's document, in the document's language. */
export async function changesOnPaper(db: Db, invoice: InvoiceRow): Promise<readonly Change[]> {
  const found = (await changesOf(db, [invoice], invoice, invoice.language)).get(invoice.id) ?? [];
  return found.map(({ label, amount, since }) => ({ label, cents: amount.amount, ...(since !== undefined && { since }) }));
}

/** The first day of each of a fan's lines that did not begin on the first of a month, as pairs of line id and day. */
async function firstDays(db: Db, { teamId, userId }: Owner): Promise<readonly (readonly [string, string])[]> {
  const rows = await db
    .select({ id: lines.id, at: lines.activatedAt })
    .from(lines)
    .where(and(eq(lines.teamId, teamId), eq(lines.userId, userId)));
  return rows.flatMap(({ id, at }) => {
    const day = at === null ? undefined : germanDay(at.getTime());
    return day === undefined || day.endsWith("-01") ? [] : [[id, day] as const];
  });
}

/** When the bank last took back or refused the money of each invoice that is still to be paid, by invoice id. */
async function returnsOf(db: Db, rows: readonly InvoiceRow[]): Promise<ReadonlyMap<string, string>> {
  const due = rows.filter(({ state }) => isPayableInvoice(state)).map(({ id }) => id);
  if (due.length === 0) return new Map();
  const found = await db
    .select({ id: invoiceEvents.invoiceId, at: max(invoiceEvents.at) })
    .from(invoiceEvents)
    .where(and(inArray(invoiceEvents.invoiceId, due), eq(invoiceEvents.event, "returnDebit")))
    .groupBy(invoiceEvents.invoiceId);
  return new Map(found.flatMap(({ id, at }) => (at === null ? [] : [[id, at.toISOString()] as const])));
}

/**
 * What an invoice's owner sees beside the invoice: why it differs from the one before, when the bank took its money back, the club's share,
 * and whether there is an itemised bill.
 */
export async function moreOf(
  db: Db,
  rows: readonly InvoiceRow[],
  owner: Owner,
  language: Language,
): Promise<(id: string) => Pick<Invoice, "changes" | "returnedAt" | "clubShare" | "hasItemised">> {
  const changes = await changesOf(db, rows, owner, language);
  const returns = await returnsOf(db, rows);
  const shares = await sharesOf(db, rows);
  const itemised = await itemisedOf(
    db,
    rows.map(({ id }) => id),
  );
  return (id) => {
    const [why, at, shareCents] = [changes.get(id), returns.get(id), shares.get(id)];
    return {
      ...(why && { changes: why }),
      ...(at !== undefined && { returnedAt: at }),
      ...(shareCents !== undefined && { clubShare: euro(shareCents) }),
      ...(itemised.has(id) && { hasItemised: true as const }),
    };
  };
}
