import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { paymentMethods, type PayoutRow, payouts } from "../../db/schema/payments.ts";
import type { InvoiceRow } from "../../db/schema/billing.ts";
import type { Deps } from "../../kernel/deps.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { ibanSealer, maskIban } from "../../security/iban.ts";
import { askForAccount, ownerOfPayout, tellCare, tellOwner } from "./inform.ts";
import { lockPayout, movePayout } from "./store.ts";

/** About a day with the pauses of the outbox; then staff make the transfer. */
const ATTEMPTS = 34;
const payoutOnly = v.object({ payoutId: v.string() });

/**
 * Opens a payout for the rest of a credit note that no payment can refund, once per credit note. It goes to the account of a stored direct
 * debit. Without one, a mail asks the fan for an account, and customer care sees the payout until it is paid.
 */
export async function openPayout(deps: Deps, db: Db, note: InvoiceRow, amountCents: number): Promise<void> {
  const [account] = await db
    .select({ ibanSealed: paymentMethods.ibanSealed, holder: paymentMethods.holder })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, note.userId), isNull(paymentMethods.removedAt), isNotNull(paymentMethods.ibanSealed)))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt))
    .limit(1);
  const [row] = await db
    .insert(payouts)
    .values({
      ...{ id: randomUUID(), teamId: note.teamId, userId: note.userId, invoiceId: note.id, amountCents },
      ...{ state: "noAccount", createdAt: deps.clock.now() },
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return;
  if (account) return void (await sendTo(deps, db, row, account));
  await askForAccount(deps, db, row, false);
  await tellCare(deps, db, row, "noAccount");
}

/** Sends a payout to an account. @throws Problem -1 with status 409 when it does not wait for one */
export async function sendTo(
  deps: Deps,
  db: Db,
  row: PayoutRow,
  account: { readonly ibanSealed: string | null; readonly holder: string | null },
): Promise<PayoutRow> {
  const sending = await movePayout(db, row, "nameAccount", { ...account, reason: null });
  await deps.outbox.enqueue(db, sendPayout, { payoutId: row.id });
  return sending;
}

/** Orders the provider to pay out. The payout's id together with the account prevents a second transfer. */
export const sendPayout = defineJob(
  "payout.send",
  payoutOnly,
  async ({ payoutId }, { deps, db }) => {
    const row = await lockPayout(db, payoutId);
    if (row?.state !== "sending") return;
    const account = accountOf(deps, row);
    const { number } = await ownerOfPayout(db, row);
    const { teamId, amountCents } = row;
    const answer = await deps.providers.payment.payOut(db, { payoutId, teamId, amountCents, number, ...account });
    if (answer.kind === "sent") return void (await payoutPaid(deps, db, row, answer.ref));
    if (answer.kind === "byHand") return void (await handOver(deps, db, row));
    const refused = await movePayout(db, row, "refuse", { ibanSealed: null, holder: null, reason: answer.reason });
    await askForAccount(deps, db, refused, true);
    await tellCare(deps, db, refused, "noAccount");
  },
  {
    attempts: ATTEMPTS,
    onGiveUp: async (payload, { deps, db }) => {
      const row = await lockPayout(db, v.parse(payoutOnly, payload).payoutId);
      if (row?.state === "sending") await handOver(deps, db, row, "providerUnreachable");
    },
  },
);

async function handOver(deps: Deps, db: Db, row: PayoutRow, reason: string | null = null): Promise<void> {
  await tellCare(deps, db, await movePayout(db, row, "handOver", { reason }), "byHand");
}

/** Marks a payout as paid and mails the fan the masked account. */
export async function payoutPaid(deps: Deps, db: Db, row: PayoutRow, proof: string): Promise<PayoutRow> {
  const paid = await movePayout(db, row, "settle", { proof, reason: null, paidAt: deps.clock.now() });
  const account = row.ibanSealed === null ? undefined : maskIban(accountOf(deps, row).iban);
  await tellOwner(deps, db, paid, (mails, facts) => mails.paid({ ...facts, account }));
  return paid;
}

/** A payout's account in plain text. Do not store it. */
export function accountOf(deps: Deps, { id, ibanSealed, holder }: PayoutRow): { readonly iban: string; readonly holder: string } {
  if (ibanSealed === null) throw new Error(`payout without an account: ${id}`);
  return { iban: ibanSealer(deps.config).open(ibanSealed), holder: holder ?? "" };
}
