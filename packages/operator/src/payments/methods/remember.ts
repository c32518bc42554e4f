import { randomUUID } from "node:crypto";
import type { PaymentMethodType } from "@tribun/domain";
import { and, eq, inArray, isNull } from "drizzle-orm";
import * as v from "valibot";
import { paymentMethods, type PaymentMethodRow, type PaymentRow, sepaMandates } from "../../db/schema/payments.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { fingerprints, ibanSealer } from "../../security/iban.ts";
import { touch } from "../../base/touch.ts";
import type { SubjectContext } from "../../kernel/payment-subject.ts";

/** Label of a method until the provider has described it. */
export const METHOD_LABELS: Record<PaymentMethodType, string> = {
  sepa: "SEPA",
  paypal: "PayPal",
  card: "•••• •••• ••••",
  applePay: "Apple Pay",
  googlePay: "Google Pay",
};

export type NewMethod = Pick<PaymentMethodRow, "userId" | "teamId" | "type" | "label"> & {
  /** IBAN or token that identifies the account; stored as a keyed hash. */
  readonly identity: string;
  readonly id?: string;
  readonly ibanSealed?: string | undefined;
  readonly holder?: string | undefined;
  readonly token?: string | undefined;
  readonly mandateReference?: string | undefined;
};

/** Stores a method. The same account again updates the method, with its newest mandate. The first method becomes the default. */
export async function keepMethod({ deps, db, now }: SubjectContext, method: NewMethod): Promise<PaymentMethodRow> {
  const { userId, teamId, type, label, identity, token } = method;
  // Locks the fan's row, because two simultaneous methods would both become the default.
  await touch(db, userId);
  const marks = fingerprints(deps.config, identity);
  const details = {
    label,
    fingerprint: marks[0],
    ...(method.ibanSealed !== undefined && { ibanSealed: method.ibanSealed }),
    ...(method.holder !== undefined && { holder: method.holder }),
    ...(token !== undefined && { tokenSealed: ibanSealer(deps.config).seal(token) }),
    ...(method.mandateReference !== undefined && { mandateReference: method.mandateReference }),
  };
  const living = and(eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt));
  // During a key change a method may be stored under the old or the new key; prefer the one under the current key.
  const same = await db
    .select({ id: paymentMethods.id, mark: paymentMethods.fingerprint })
    .from(paymentMethods)
    .where(and(living, eq(paymentMethods.type, type), inArray(paymentMethods.fingerprint, marks)));
  const known = same.find(({ mark }) => mark === marks[0]) ?? same[0];
  if (known) {
    const [renewed] = await db.update(paymentMethods).set(details).where(eq(paymentMethods.id, known.id)).returning();
    if (renewed) return renewed;
  }
  const [standing] = await db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(living, eq(paymentMethods.isDefault, true)));
  const [made] = await db
    .insert(paymentMethods)
    .values({
      id: method.id ?? randomUUID(),
      userId,
      teamId,
      type,
      isDefault: standing === undefined,
      createdAt: now,
      ...details,
    })
    .returning();
  if (!made) throw new Error("payment method was not written");
  return made;
}

/**
 * Stores the method of a successful checkout if required or if the fan asked for it: the mandate of a direct debit, or the provider's
 * token.
 */
export async function rememberMethod(context: SubjectContext, payment: PaymentRow, token: string | undefined): Promise<void> {
  const { deps, db } = context;
  const { userId, teamId, method: type, mandateReference } = payment;
  if (payment.methodId !== null || !payment.keepsMethod) return;
  if (mandateReference !== null) {
    const [mandate] = await db.select().from(sepaMandates).where(eq(sepaMandates.reference, mandateReference));
    if (!mandate) return;
    const { ibanSealed, ibanMasked: label, holder } = mandate;
    const identity = ibanSealer(deps.config).open(ibanSealed);
    await keepMethod(context, { userId, teamId, type, label, identity, ibanSealed, holder, token, mandateReference });
  } else if (token !== undefined) {
    const kept = await keepMethod(context, { userId, teamId, type, label: METHOD_LABELS[type], identity: token, token });
    await deps.outbox.enqueue(db, describeMethod, { methodId: kept.id });
  }
}

/** Fetches the label that a fan sees for a stored method from the provider. */
export const describeMethod = defineJob(
  "payment.describeMethod",
  v.object({ methodId: v.string() }),
  async ({ methodId }, { deps, db }) => {
    const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, methodId));
    if (!method || method.tokenSealed === null) return;
    const label = await deps.providers.payment.describe(ibanSealer(deps.config).open(method.tokenSealed));
    if (label !== undefined) await db.update(paymentMethods).set({ label }).where(eq(paymentMethods.id, methodId));
  },
);
