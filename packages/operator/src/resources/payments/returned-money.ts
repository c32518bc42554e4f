import { and, eq, gt, inArray, like, ne, or, type SQL, sum } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type ChargeRow, charges, invoices } from "../../db/schema/billing.ts";
import type { Localised } from "../../db/schema/catalogue.ts";
import { type PaymentRow, refunds } from "../../db/schema/payments.ts";
import { addCharge, addCredit } from "../invoices/charges.ts";
import { DOUBLE_REFUND, invoicedPaymentLabel, KEPT_PAYMENT, wonBackLabel } from "../invoices/labels.ts";
import { creditedByNotes } from "../invoices/objection-credit.ts";
import { CREDIT_REFUND } from "../invoices/pay-out.ts";
import { bySubjectToVat } from "../invoices/untaxed.ts";

/** Reasons of refunds of money that was never kept: it came twice, or when nobody could use it any more. */
export const GIVEN_BACK = ["paidTwice", "notNeeded"] as const;

/** What the charges of a return are for; their sources begin so, and those of their credits with the other word. */
const PARTS = { returned: "reinstated", returnedRefund: "reinstatedRefund", returnedRest: "reinstatedRest" } as const;
type Part = keyof typeof PARTS;
const ALL_PARTS = ["returned", "returnedRefund", "returnedRest"] as const;

export type Claim = {
  /** The line that the payment was for; null for what belongs to the fan alone. */
  readonly lineId: string | null;
  /** What the invoice calls it where no receipt has told of the payment. */
  readonly label: Localised;
  /** Gross cents that the bank took. */
  readonly takenCents: number;
};

/**
 * Puts money that a bank took back on the fan's next invoice. A bank returns a direct debit whole, whatever was paid back of it
 * meanwhile, so the fan has such a refund twice and owes that part as well; what a credit note paid out counts as the fan's.
 * Where a receipt has told of the payment its VAT is owed already, so the claim names the receipt and bears none. Otherwise the
 * claim is what taxes the payment, so it is about all that was sold by it, and what the bank has left of it counts as paid. The
 * caller has locked the payment, and a receipt is written under that lock and only while the money is here, so whether there is
 * one is decided by now.
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
 * The same for a payment that was sent straight back, or whose invoice is credited: what went back of it the fan has twice. Nothing
 * was sold for that, and what stayed is taxed by the invoice that it stayed for, so none of it bears VAT.
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
 * Takes off what was charged for a return, because the money is here again: each charge by a credit of the same kind, so that
 * the VAT of both is the same, and less what an objection to its bill has credited of it.
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

/** What an objection to its bill has credited of the claim for a payment that the bank took back last, gross cents. */
export async function creditedOfClaim(db: Db, paymentId: string): Promise<number> {
  const claims = await claimsOf(db, "returned", paymentId);
  const last = claims.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
  return last ? creditedOn(db, last) : 0;
}

/**
 * An objection says no item, so on a bill with claims it is taken to be about those: without VAT first, as its notes are, and each
 * claim by what the ones before it have left.
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

/** The number of the receipt that told of a payment. */
export const receiptNumber = (db: Db, paymentId: string): Promise<string | undefined> =>
  invoiceNumber(db, eq(invoices.key, `receipt:${paymentId}`));

async function invoiceNumber(db: Db, which: SQL): Promise<string | undefined> {
  const [row] = await db.select({ number: invoices.number }).from(invoices).where(which);
  return row?.number;
}

/** The source of the credit for what a payment that was sent straight back had no room for. */
export const shortOf = ({ id }: PaymentRow) => `gaveBack:${id}`;

/** True for a payment that was sent straight back, or credited where it had no room for that, so that nothing was bought with it. */
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

/** Takes back what was posted for the return of a payment that had been sent straight back, and nothing that was before that. */
export async function creditGivenBack(db: Db, payment: PaymentRow, now: Date): Promise<void> {
  await creditReinstated(db, payment, now, payment.purpose === "invoice" ? ALL_PARTS : ["returnedRefund"]);
}

/** A charge, or where its cents are negative a credit; nothing for nothing. */
async function postSigned(db: Db, charge: Parameters<typeof addCharge>[1]): Promise<void> {
  if (charge.amountCents > 0) await addCharge(db, charge);
  else if (charge.amountCents < 0) await addCredit(db, { ...charge, amountCents: -charge.amountCents });
}

/** A payment may be returned again after it was reinstated; each return is a claim of its own. */
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
