import { and, eq, gt, inArray, like, ne, or, type SQL, sum } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type ChargeRow, charges, invoices } from "../db/schema/billing.ts";
import type { Localised } from "../db/schema/catalogue.ts";
import { type PaymentRow, refunds } from "../db/schema/payments.ts";
import { addCharge, addCredit } from "../ledger/charges.ts";
import { DOUBLE_REFUND, invoicedPaymentLabel, KEPT_PAYMENT, wonBackLabel } from "../ledger/labels.ts";
import { creditedByNotes } from "../ledger/objection-credit.ts";
import { CREDIT_REFUND } from "../ledger/credit-refund.ts";
import { bySubjectToVat } from "../ledger/untaxed.ts";

/** Reasons for refunds of money that was never kept: it came twice, or its subject no longer needed it. */
export const GIVEN_BACK = ["paidTwice", "notNeeded"] as const;

/** Prefixes of the source ids of a return's charges, each with the prefix for the credits that reverse them. */
const PARTS = { returned: "reinstated", returnedRefund: "reinstatedRefund", returnedRest: "reinstatedRest" } as const;
type Part = keyof typeof PARTS;
const ALL_PARTS = ["returned", "returnedRefund", "returnedRest"] as const;

export type Claim = {
  /** The line that the payment was for; null where it concerns no single line. */
  readonly lineId: string | null;
  /** Its name on the invoice, where no receipt shows the payment. */
  readonly label: Localised;
  /** Gross cents that the bank took back. */
  readonly takenCents: number;
};

/**
 * Charges money that a bank took back on the fan's next invoice. A bank returns a direct debit whole, whatever was refunded of it, so the
 * fan has such a refund twice and owes that part as well. A refund that paid out a credit note does not count here: that money is the
 * fan's.
 *
 * The VAT of a payment with a receipt is owed already, so the claim names the receipt and bears none. Without a receipt the claim itself
 * taxes the payment: it covers all that the payment bought, and what the bank has left counts as paid. The caller has locked the payment.
 * Receipts are written under that lock and only while the money is here, so no receipt can follow later.
 */
export async function claimReturned(db: Db, payment: PaymentRow, { lineId, label, takenCents }: Claim, now: Date): Promise<void> {
  const soldCents = payment.amountCents - (await refundedCents(db, payment.id));
  const twiceCents = Math.max(0, takenCents - soldCents);
  const openCents = takenCents - twiceCents;
  const receipt = await receiptNumber(db, payment.id);
  const common = { lineId, userId: payment.userId, teamId: payment.teamId, at: now };
  if (receipt === undefined) {
    await post(db, payment, "returned", { ...common, kind: "returnedPayment", label, amountCents: soldCents });
    await post(db, payment, "returnedRest", { ...common, kind: "keptPayment", label: KEPT_PAYMENT, amountCents: openCents - soldCents });
  } else {
    const claim = { kind: "invoicedPayment", label: invoicedPaymentLabel(receipt), amountCents: openCents };
    await post(db, payment, "returned", { ...common, ...claim });
  }
  await post(db, payment, "returnedRefund", { ...common, kind: "doubleRefund", label: DOUBLE_REFUND, amountCents: twiceCents });
}

/**
 * The same for a payment that was sent straight back, or whose invoice is credited: the fan has its refund twice. None of the claim bears
 * VAT, because the refunded part bought nothing, and the invoice of the part that stayed has taxed it.
 */
export async function claimGivenBack(db: Db, payment: PaymentRow, takenCents: number, now: Date): Promise<void> {
  const { userId, teamId, purpose, subjectId } = payment;
  const common = { lineId: null, userId, teamId, at: now };
  const stayed = purpose === "invoice" ? await invoiceNumber(db, eq(invoices.id, subjectId)) : undefined;
  const stayedCents = stayed === undefined ? 0 : Math.min(takenCents, payment.amountCents - payment.refundedCents);
  const claim = { kind: "invoicedPayment", label: invoicedPaymentLabel(stayed ?? ""), amountCents: stayedCents };
  await post(db, payment, "returned", { ...common, ...claim });
  const twice = { kind: "doubleRefund", label: DOUBLE_REFUND, amountCents: takenCents - stayedCents };
  await post(db, payment, "returnedRefund", { ...common, ...twice });
}

/**
 * Credits what was charged for a return, because the money has arrived again. Each charge gets a credit of the same kind, so that both have
 * the same VAT, less what an objection to its bill has credited of it.
 * @returns false where nothing was charged
 */
export async function creditReinstated(db: Db, payment: PaymentRow, now: Date, parts: readonly Part[] = ALL_PARTS): Promise<boolean> {
  let found = false;
  for (const part of parts) {
    for (const claim of await claimsOf(db, part, payment.id)) {
      const { lineId, userId, teamId, kind, label, sourceId } = claim;
      const source = `${PARTS[part]}${sourceId.slice(part.length)}`;
      const amountCents = claim.amountCents - (await creditedOn(db, claim));
      found = true;
      await postSigned(db, {
        lineId,
        userId,
        teamId,
        kind,
        label: wonBackLabel(label),
        amountCents: -amountCents,
        at: now,
        sourceId: source,
      });
    }
  }
  return found;
}

/** Gross cents that an objection to its bill has credited of the latest claim for a payment that the bank took back. */
export async function creditedOfClaim(db: Db, paymentId: string): Promise<number> {
  const claims = await claimsOf(db, "returned", paymentId);
  const last = claims.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
  return last ? creditedOn(db, last) : 0;
}

/**
 * An objection names no item, so on a bill with claims it counts against those first: the untaxed ones before the taxed ones, as its notes
 * do, and each by what the ones before it have left.
 */
async function creditedOn(db: Db, { id, invoiceId, amountCents }: ChargeRow): Promise<number> {
  if (invoiceId === null || amountCents < 0) return 0;
  const onBill = and(eq(charges.invoiceId, invoiceId), like(charges.sourceId, "returned%"), gt(charges.amountCents, 0));
  const { taxed, untaxed } = bySubjectToVat(await db.select().from(charges).where(onBill).orderBy(charges.sourceId));
  let left = await creditedByNotes(db, { invoiceId });
  for (const claim of [...untaxed, ...taxed]) {
    if (claim.id === id) break;
    left -= claim.amountCents;
  }
  return Math.min(amountCents, Math.max(0, left));
}

/** The number of a payment's receipt; undefined where it has none. */
export const receiptNumber = (db: Db, paymentId: string): Promise<string | undefined> =>
  invoiceNumber(db, eq(invoices.key, `receipt:${paymentId}`));

async function invoiceNumber(db: Db, which: SQL): Promise<string | undefined> {
  const [row] = await db.select({ number: invoices.number }).from(invoices).where(which);
  return row?.number;
}

/** The source id of the credit for what a payment that was sent straight back had no room to refund. */
export const shortOf = ({ id }: PaymentRow) => `gaveBack:${id}`;

/** True for a payment that was sent straight back, or credited where it had no room for that. Nothing was bought with it. */
export async function wasGivenBack(db: Db, payment: PaymentRow): Promise<boolean> {
  const sent = and(eq(refunds.paymentId, payment.id), inArray(refunds.reason, [...GIVEN_BACK]));
  return (await db.$count(refunds, sent)) > 0 || (await db.$count(charges, eq(charges.sourceId, shortOf(payment)))) > 0;
}

async function refundedCents(db: Db, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.reason, CREDIT_REFUND)));
  return row?.cents ?? 0;
}

/** Reverses what was posted for the return of a payment that had been sent straight back, but nothing from before that. */
export async function creditGivenBack(db: Db, payment: PaymentRow, now: Date): Promise<void> {
  await creditReinstated(db, payment, now, payment.purpose === "invoice" ? ALL_PARTS : ["returnedRefund"]);
}

/** Posts a charge for positive cents, a credit for negative cents, and nothing for zero. */
async function postSigned(db: Db, charge: Parameters<typeof addCharge>[1]): Promise<void> {
  if (charge.amountCents > 0) await addCharge(db, charge);
  else if (charge.amountCents < 0) await addCredit(db, { ...charge, amountCents: -charge.amountCents });
}

/** Posts a charge of a return. A bank may return a payment again after it was reinstated, so each return has its own source id. */
async function post(db: Db, payment: PaymentRow, part: Part, charge: Omit<Parameters<typeof addCharge>[1], "sourceId">): Promise<void> {
  const before = (await claimsOf(db, part, payment.id)).length;
  await postSigned(db, { ...charge, sourceId: before === 0 ? `${part}:${payment.id}` : `${part}:${payment.id}:${before + 1}` });
}

function claimsOf(db: Db, part: Part, paymentId: string): Promise<readonly ChargeRow[]> {
  const first = `${part}:${paymentId}`;
  return db
    .select()
    .from(charges)
    .where(or(eq(charges.sourceId, first), like(charges.sourceId, `${first}:%`)));
}
