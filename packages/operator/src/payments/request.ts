import { IDENTITY_CHARGE_CENTS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type PaymentRow, sepaMandates } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import type { DirectDebit, PaymentRequest } from "../ports/payment.ts";
import { ibanSealer } from "../security/iban.ts";
import type { SubjectFacts } from "../kernel/subject-shape.ts";

/** Builds the provider's request for a payment. The same row gives the same request, which makes a retry safe. */
export async function requestOf(
  deps: Deps,
  db: Db,
  payment: PaymentRow,
  subject: SubjectFacts,
): Promise<PaymentRequest & { readonly debit: DirectDebit | undefined }> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, payment.userId));
  return {
    paymentId: payment.id,
    amountCents: payment.amountCents,
    identityOnly: payment.purpose === "method" || (payment.purpose === "order" && payment.amountCents === IDENTITY_CHARGE_CENTS),
    method: payment.method,
    keepsMethod: payment.keepsMethod,
    number: subject.number,
    createdAt: payment.createdAt,
    payer: { userId: payment.userId, teamId: payment.teamId, email: user?.email ?? "", language: subject.language },
    debit: payment.mandateReference === null ? undefined : await debitOf(deps, db, payment.mandateReference),
  };
}

/** The account of a SEPA mandate, with its IBAN decrypted for this call. */
export async function debitOf(deps: Deps, db: Db, reference: string): Promise<DirectDebit | undefined> {
  const [mandate] = await db.select().from(sepaMandates).where(eq(sepaMandates.reference, reference));
  if (!mandate) return undefined;
  const { holder, acceptedAt, ip, userAgent } = mandate;
  return { iban: ibanSealer(deps.config).open(mandate.ibanSealed), holder, mandateReference: reference, acceptedAt, ip, userAgent };
}
