import { type Language, type PaymentMethodType, TransactionStatus } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type PaymentMethodRow, paymentMethods, type PaymentRow, payments } from "../../db/schema/payments.ts";
import { type UserRow, users } from "../../db/schema/users.ts";
import { checkoutTexts } from "../checkout/texts.ts";
import { type PaymentSubject, type SubjectContext, type SubjectFacts, type SubjectView, transactionIdOf } from "../payments/subject.ts";

/**
 * A way to pay that is kept on the hosted page, as something of which nothing is due: the provider verifies it, and what it tells is
 * kept with the payment, as after an order (`rememberMethod`).
 */
export const methodSubject: PaymentSubject = {
  purpose: "method",
  find: async (db, id, mode) => {
    const query = db
      .select({ method: paymentMethods, user: users })
      .from(paymentMethods)
      .innerJoin(users, eq(users.id, paymentMethods.userId))
      .where(eq(paymentMethods.id, id));
    const [row] = await (mode === "lock" ? query.for("update", { of: paymentMethods }) : query);
    return row && factsOf(row.method, row.user, await latestPayment(db, id));
  },
  started: () => Promise.resolve(),
  succeeded: keptFor,
  failed: () => Promise.resolve(),
};

/** Who has deleted the account meanwhile wants nothing kept any more. */
export async function keptFor({ db }: Pick<SubjectContext, "db">, { userId }: Pick<PaymentRow, "userId">): Promise<"kept" | "giveBack"> {
  const [user] = await db.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId));
  return user?.deletedAt === null ? "kept" : "giveBack";
}

async function latestPayment(db: Db, subjectId: string): Promise<PaymentRow | undefined> {
  const ofMethod = and(eq(payments.purpose, "method"), eq(payments.subjectId, subjectId));
  const [row] = await db.select().from(payments).where(ofMethod).orderBy(desc(payments.createdAt)).limit(1);
  return row;
}

function factsOf(method: PaymentMethodRow, user: UserRow, payment: PaymentRow | undefined): SubjectFacts {
  const transactionId = transactionIdOf("method", method.id);
  const status = statusOf(payment);
  return {
    teamId: method.teamId,
    userId: method.userId,
    number: transactionId,
    transactionId,
    amountCents: 0,
    language: user.language,
    payable: status === TransactionStatus.Incomplete && user.deletedAt === null,
    status,
    reason: payment?.reason ?? null,
    holder: `${user.firstName} ${user.lastName}`.trim(),
    view: (language) => viewOf(method.type, transactionId, language),
  };
}

/** One that failed may be tried again on the same page. */
function statusOf(payment: PaymentRow | undefined): TransactionStatus {
  if (payment === undefined || payment.state === "failed") return TransactionStatus.Incomplete;
  if (payment.state === "processing") return TransactionStatus.Pending;
  return payment.state === "succeeded" ? TransactionStatus.Success : TransactionStatus.Fail;
}

const WORDS = {
  de: {
    lead: "Wir lassen sie einmal prüfen und merken sie uns für deine Rechnungen und Pakete.",
    term: "bis du sie entfernst",
    number: "Vorgang",
  },
  tr: {
    lead: "Bir kez kontrol ettirir, faturaların ve paketlerin için saklarız.",
    term: "sen kaldırana kadar",
    number: "İşlem",
  },
} as const;

function viewOf(type: PaymentMethodType, number: string, language: Language): SubjectView {
  const t = WORDS[language];
  return { product: checkoutTexts(language).methods[type].name, term: t.term, lead: t.lead, rows: [[t.number, number]] };
}
