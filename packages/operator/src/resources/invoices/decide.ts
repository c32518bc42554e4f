import { addCalendarDays, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { InvoiceRow } from "../../db/schema/billing.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { scheduleCollection } from "./collect.ts";
import { scheduleStep } from "./dunning.ts";
import { objectionLabel } from "./labels.ts";
import { mailInvoice } from "./mail-job.ts";
import { advanceInvoice, lockInvoice } from "./store.ts";
import { DUE_DAYS, writeInvoice } from "./write.ts";

/**
 * Decides an objection. What was right is credited with a note of its own, and the rest of the invoice is due again; what was
 * not goes on where dunning stood, with the whole pause of its stage ahead (§ 67 TKG, L14).
 * @throws Problem -1 with status 404 for no disputed invoice of this club, 409 for one that is decided
 */
export async function decideObjectionOf(
  deps: Deps,
  db: Db,
  teamId: number,
  id: string,
  decision: "accept" | "reject",
): Promise<InvoiceRow> {
  const invoice = await lockInvoice(db, id);
  if (!invoice || invoice.teamId !== teamId || invoice.disputedAt === null)
    throw new Problem("-1", { status: 404, reason: "objection.unknown" });
  if (invoice.state !== "disputed") throw new Problem("-1", { status: 409, reason: `invoice.${invoice.state}` });
  return decision === "accept" ? accept(deps, db, invoice) : resume(deps, db, invoice, "disputeRejected");
}

async function accept(deps: Deps, db: Db, invoice: InvoiceRow): Promise<InvoiceRow> {
  const now = deps.clock.now();
  const [user] = await db.select().from(users).where(eq(users.id, invoice.userId));
  if (!user) throw new Error(`no fan for ${invoice.number}`);
  const { disputedCents, periodFrom: from, periodTo: to, facts } = invoice;
  const label = objectionLabel(invoice.number);
  const entry = { lineId: null, kind: "objection", label, zone: null, quantity: 1, grossCents: -disputedCents };
  const key = `objection:${invoice.id}`;
  const { recipient } = facts;
  const note = await writeInvoice(db, {
    ...{ user, kind: "credit", key, period: { from, to }, entries: [entry], facts: { recipient, contracts: [] }, issuedAt: now },
  });
  if (note) await deps.outbox.enqueue(db, mailInvoice, { invoiceId: note.id, kind: "creditNote" });
  const creditedCents = invoice.creditedCents + disputedCents;
  if (creditedCents < invoice.grossCents) return resume(deps, db, invoice, undefined, creditedCents);
  return advanceInvoice(db, invoice, "credit", now, { creditedCents, disputedCents: 0 }, note?.number);
}

async function resume(
  deps: Deps,
  db: Db,
  invoice: InvoiceRow,
  kind: "disputeRejected" | undefined,
  creditedCents = invoice.creditedCents,
): Promise<InvoiceRow> {
  const now = deps.clock.now();
  const today = germanDay(now.getTime());
  // The collection that was announced has passed by meanwhile, and a new one is announced as long ahead.
  const missed = invoice.before === "issued" && invoice.dueDate <= today;
  const dueDate = missed ? addCalendarDays(today, DUE_DAYS) : invoice.dueDate;
  const open = await advanceInvoice(db, invoice, "rejectDispute", now, { disputedCents: 0, creditedCents, dueDate });
  if (missed) await scheduleCollection(deps, db, open);
  await scheduleStep(deps, db, open);
  if (kind) await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind });
  return open;
}
