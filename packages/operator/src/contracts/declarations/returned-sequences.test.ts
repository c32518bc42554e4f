import { euro, germanDay, nextMonth, startOfGermanDay, usedValue } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { charges, invoiceItems, invoices } from "../../db/schema/billing.ts";
import { declarations } from "../../db/schema/operations.ts";
import { payments, refunds } from "../../db/schema/payments.ts";
import { settlePayment } from "../../sandbox/open-payments.ts";
import { billOne } from "../../testing/billing.ts";
import { booksOf, isTaxedOnce, writeReceipts } from "../../testing/books.ts";
import { type Contract, JERSEY_ORDER, newContract, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { bankTakes } from "../../testing/objections.ts";
import { refundFailed } from "../../payments/refund.ts";
import { reportReturned } from "./goods-return.ts";
import { sweep } from "@tribun/vitest-config/sweep";

/** A fan's contract on its own database and clock. */
type Story = { readonly operator: TestOperator; readonly contract: Contract };

const STEPS = [
  "return",
  "returnPart",
  "reinstate",
  "withdrawTariff",
  "withdrawJersey",
  "jerseyBack",
  "billing",
  "receipts",
  "refundFails",
] as const;
type Step = (typeof STEPS)[number];
const OPENING = 999;
const JERSEY = 4999;
const MONTHLY = 1999;

/** Ends the month and bills it. Writes the receipts first, because the real job writes them every ten minutes. */
async function bill({ operator, contract }: Story): Promise<void> {
  await writeReceipts(operator);
  const now = operator.deps.clock.nowMs();
  const end = startOfGermanDay(nextMonth(germanDay(now)).from);
  operator.clock.advance({ seconds: Math.ceil((end - now) / 1000) + 3600 });
  await billOne(operator, { userId: contract.userId, teamId: 1 });
}

async function take(step: Step, story: Story): Promise<void> {
  const { operator, contract } = story;
  const { db } = operator.deps;
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, contract.order.id));
  const paymentId = payment?.id ?? "";
  if (step === "return" || (step === "reinstate" && payment?.state === "returned")) {
    await settlePayment(operator.deps, { paymentId, outcome: step === "return" ? "returned" : "reinstated" });
    await operator.runJobs();
  } else if (step === "returnPart") await bankTakes(operator, { paymentId }, 1234);
  else if (step === "withdrawTariff") await withdraw(operator, contract);
  else if (step === "withdrawJersey") await withdraw(operator, contract, "jersey");
  else if (step === "jerseyBack") {
    const rows = await db
      .select()
      .from(declarations)
      .where(and(eq(declarations.orderId, contract.order.id), eq(declarations.returnState, "awaited")));
    for (const { id } of rows) await reportReturned(operator.deps, db, id, { evidence: "arrived", reference: "WE-1" });
    await operator.runJobs();
  } else if (step === "refundFails") {
    // Not a refund that pays out a credit note: the note already accounts for that money.
    const done = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, "withdrawal")));
    const last = done.at(-1);
    if (last) await db.transaction((tx) => refundFailed(operator.deps, tx, last.id));
  } else if (step === "billing") await bill(story);
  else if (step === "receipts") await operator.runRecurring("billing.receipts").then(() => operator.runJobs());
}

/** Gross cents for what the fan used and kept, computed from the declarations and the base fees, not from payments. */
async function keptCents({ operator, contract }: Story): Promise<number> {
  const { db } = operator.deps;
  const settled = await db
    .select()
    .from(declarations)
    .where(and(eq(declarations.orderId, contract.order.id), eq(declarations.state, "settled")));
  const jersey = settled.some(({ part }) => part === "jersey") ? 0 : JERSEY;
  const tariff = settled.find(({ part }) => part === "tariff");
  if (tariff) {
    const price = { monthly: euro(MONTHLY), oneOff: euro(OPENING), commitmentMonths: 24 };
    const startedOn = germanDay(contract.order.activatedAt?.getTime() ?? 0);
    return jersey + usedValue(price, startedOn, germanDay(tariff.receivedAt.getTime())).amount;
  }
  const fees = await db
    .select({ cents: invoiceItems.grossCents })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(eq(invoices.userId, contract.userId), eq(invoiceItems.kind, "baseFee")));
  return jersey + OPENING + fees.reduce((total, { cents }) => total + cents, 0);
}

/** The operator still owes a refund that failed while the payment was here. Only the refund's own row shows this. */
async function stillOwed({ operator, contract: { order } }: Story): Promise<number> {
  const { db } = operator.deps;
  const failed = await db
    .select({ id: refunds.id, cents: refunds.amountCents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.subjectId, order.id), eq(refunds.state, "failed")));
  let cents = 0;
  for (const one of failed) if ((await db.$count(charges, eq(charges.sourceId, `refundFailed:${one.id}`))) === 0) cents += one.cents;
  return cents;
}

test(
  "whatever the bank, the fan and the calendar do in whatever order: what was used and kept is paid, to the cent, and taxed once",
  { timeout: 240_000 },
  async () => {
    const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 9 });
    const run = async (all: readonly Step[]) => {
      const operator = await createTestOperator();
      try {
        // A contract that begins three days before the month ends is billed while the fan can still withdraw.
        operator.clock.advance({ days: 24 });
        const story = { operator, contract: await newContract(operator, JERSEY_ORDER) };
        for (const step of all) await take(step, story);
        await bill(story);
        await writeReceipts(operator);
        const books = await booksOf(operator, story.contract.userId);
        const kept = await keptCents(story);
        expect(books.burden).toBe(kept + (await stillOwed(story)));
        expect(isTaxedOnce(books, kept)).toBe(true);
      } finally {
        await operator.stop();
      }
    };
    await fc.assert(fc.asyncProperty(steps, run), {
      numRuns: sweep(5, 20),
      examples: [
        [["return", "withdrawTariff"]],
        [["receipts", "return", "withdrawTariff", "billing", "reinstate"]],
        [["receipts", "withdrawJersey", "return", "jerseyBack", "withdrawTariff", "reinstate", "return"]],
        [["withdrawJersey", "jerseyBack", "withdrawTariff", "return", "billing", "reinstate", "billing", "return"]],
        [["receipts", "withdrawTariff", "billing", "return", "refundFails", "reinstate", "return"]],
        [["returnPart", "withdrawJersey", "billing", "withdrawTariff", "reinstate", "receipts", "return"]],
        [["withdrawJersey", "jerseyBack", "receipts", "withdrawTariff", "returnPart", "billing", "reinstate", "returnPart"]],
      ],
    });
  },
);
