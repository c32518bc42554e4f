import { type Language, type PaymentMethodType, TransactionStatus } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type PaymentMethodRow, paymentMethods, type PaymentRow, payments } from "../../db/schema/payments.ts";
import { type UserRow, users } from "../../db/schema/users.ts";
import { checkoutTexts } from "../../words/checkout-texts.ts";
import { type PaymentSubject, type SubjectContext, transactionIdOf } from "../../kernel/payment-subject.ts";
import type { SubjectFacts, SubjectView } from "../../kernel/subject-shape.ts";

/**
 * The payment subject of a method that a hosted page stores: nothing is due. The provider verifies the method, and `rememberMethod` stores
 * it as after an order.
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

/** After a deletion of the account nothing is stored any more. */
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
    keeps: "always",
    payable: status === TransactionStatus.Incomplete && user.deletedAt === null,
    status,
    reason: payment?.reason ?? null,
    view: (language) => viewOf(method.type, { number: transactionId, account: maskedEmail(user.email) }, language),
  };
}

/** A failed attempt may be repeated on the same page. */
function statusOf(payment: PaymentRow | undefined): TransactionStatus {
  if (payment === undefined || payment.state === "failed") return TransactionStatus.Incomplete;
  if (payment.state === "processing") return TransactionStatus.Pending;
  return payment.state === "succeeded" ? TransactionStatus.Success : TransactionStatus.Fail;
}

const WORDS = {
  de: {
    lead: (account: string) => `Wir lassen sie einmal prüfen und hinterlegen sie im Konto ${account}. Ist das nicht deins, brich hier ab.`,
    term: "bis du sie entfernst",
    number: "Vorgang",
    account: "Konto",
  },
  tr: {
    lead: (account: string) => `Bir kez kontrol ettirir ve şu hesaba kaydederiz: ${account}. Bu senin hesabın değilse buradan çık.`,
    term: "sen kaldırana kadar",
    number: "İşlem",
    account: "Hesap",
  },
} as const;

type Kept = { readonly number: string; readonly account: string };

function viewOf(type: PaymentMethodType, { number, account }: Kept, language: Language): SubjectView {
  const t = WORDS[language];
  const rows = [
    [t.number, number],
    [t.account, account],
  ] as const;
  return { product: checkoutTexts(language).methods[type].name, term: t.term, lead: t.lead(account), rows };
}

/** Masks an address so that its owner recognises it. A stranger who got the link sees that the account is not theirs. */
function maskedEmail(email: string): string {
  const [first = ""] = email;
  return `${first}•••${email.slice(email.lastIndexOf("@"))}`;
}
