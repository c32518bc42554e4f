import { randomUUID } from "node:crypto";
import { TransactionStatus } from "@tribun/domain";
import { eq, sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Db } from "../db/database.ts";
import type { Deps } from "../kernel/deps.ts";
import type { PaymentSubject } from "../kernel/payment-subject.ts";

/** A minimal payable object for tests; its row records how much was paid. */
export const payables = pgTable("test_payables", {
  id: text("id").primaryKey(),
  teamId: integer("team_id").notNull(),
  userId: uuid("user_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  state: text("state", { enum: ["open", "processing", "paid", "failed", "ended"] }).notNull(),
  gotCents: integer("got_cents").notNull().default(0),
});
type PayableRow = typeof payables.$inferSelect;

const STATUS: Record<PayableRow["state"], TransactionStatus> = {
  open: TransactionStatus.Incomplete,
  processing: TransactionStatus.Pending,
  paid: TransactionStatus.Success,
  failed: TransactionStatus.Fail,
  ended: TransactionStatus.Fail,
};

async function lock(db: Db, id: string): Promise<PayableRow | undefined> {
  const [row] = await db.select().from(payables).where(eq(payables.id, id)).for("update");
  return row;
}
const change = (db: Db, id: string, set: Partial<PayableRow>) => db.update(payables).set(set).where(eq(payables.id, id));

const payableSubject: PaymentSubject = {
  purpose: "option",
  find: async (db, id, mode) => {
    const [row] = mode === "lock" ? [await lock(db, id)] : await db.select().from(payables).where(eq(payables.id, id));
    if (!row) return undefined;
    return {
      teamId: row.teamId,
      userId: row.userId,
      number: "TRB-TEST-0001",
      transactionId: `T${id.replaceAll("-", "").slice(0, 18).toUpperCase()}`,
      amountCents: row.amountCents,
      language: "tr",
      keeps: "always",
      payable: row.state === "open" || row.state === "failed",
      status: STATUS[row.state],
      reason: null,
      holder: "Elif Şahin",
      view: (language) => ({
        product: "Ek 2 GB",
        term: language === "de" ? "einmalig" : "tek seferlik",
        rows: [["Paket", "Ek 2 GB"]],
        lead: language === "de" ? "Wähl, wie du zahlen möchtest." : "Nasıl ödemek istediğini seç.",
      }),
    };
  },
  started: async ({ db }, payment) => void (await change(db, payment.subjectId, { state: "processing" })),
  succeeded: async ({ db }, payment) => {
    const row = await lock(db, payment.subjectId);
    if (!row || row.state === "paid" || row.state === "ended") return "giveBack";
    await change(db, row.id, { state: "paid", gotCents: row.gotCents + payment.amountCents });
    return "kept";
  },
  failed: async ({ db }, payment) => {
    const row = await lock(db, payment.subjectId);
    if (row?.state === "processing") await change(db, row.id, { state: "failed" });
  },
  returned: async ({ db }, payment) => {
    const row = await lock(db, payment.subjectId);
    if (row) await change(db, row.id, { state: "failed", gotCents: row.gotCents - (payment.amountCents - payment.refundedCents) });
  },
  reinstated: async ({ db }, payment) => {
    const row = await lock(db, payment.subjectId);
    if (!row || row.state === "paid" || row.state === "ended") return "giveBack";
    await change(db, row.id, { state: "paid", gotCents: row.gotCents + (payment.amountCents - payment.refundedCents) });
    return "kept";
  },
};

/** Replaces the subject of packs by the test's own; pass it as `change` to `createTestOperator`, then call `createPayables`. */
export const withPayables = (deps: Deps): Deps => ({ ...deps, subjects: { ...deps.subjects, option: payableSubject } });

/** Creates the table. */
export async function createPayables(db: Db): Promise<void> {
  await db.execute(sql`create table test_payables (
    id text primary key, team_id integer not null, user_id uuid not null,
    amount_cents integer not null, state text not null, got_cents integer not null default 0
  )`);
}

/** Creates a payable. @returns its id */
export async function newPayable(db: Db, userId: string, amountCents = 399): Promise<string> {
  const id = randomUUID();
  await db.insert(payables).values({ id, teamId: 1, userId, amountCents, state: "open" });
  return id;
}

export async function findPayable(db: Db, id: string): Promise<PayableRow> {
  const [row] = await db.select().from(payables).where(eq(payables.id, id));
  if (!row) throw new Error("no such payable");
  return row;
}
