import { euro, germanDay, usedValue } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { charges, type ChargeRow } from "../db/schema/billing.ts";
import { type PaymentRow, payments } from "../db/schema/payments.ts";
import { reportReturned } from "../contracts/declarations/goods-return.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { billOne } from "./billing.ts";
import { booksOf, isTaxedOnce, writeReceipts } from "./books.ts";
import type { Contract } from "./declarations.ts";
import type { TestOperator } from "./index.ts";
import { bankTakes } from "./objections.ts";

/** Helpers for tests of orders whose payment the bank took back. */
export type ReturnedOrders = {
  /** The bank takes the payment of an order back, or returns it. */
  readonly bank: (contract: Contract, outcome: "returned" | "reinstated") => Promise<void>;
  /** The bank takes so many cents of it back. */
  readonly takes: (contract: Contract, cents: number) => Promise<void>;
  readonly paidFor: (contract: Contract) => Promise<PaymentRow>;
  readonly claimsOf: (contract: Contract) => Promise<ChargeRow[]>;
  /** The warehouse reports a returned jersey. */
  readonly arrives: (declarationId: string) => Promise<void>;
  /** Value of a day of use in gross cents: the amount due after a withdrawal on the first day. */
  readonly dayOfUse: (contract: Contract) => number;
  /** After the month is billed, the fan's books must ask for exactly this amount and tax it once. */
  readonly expectKept: (contract: Contract, cents: number) => Promise<void>;
};

export function returnedOrders(operator: TestOperator): ReturnedOrders {
  const { db } = operator.deps;
  const paidFor = async ({ order }: Contract) => {
    const [row] = await db.select().from(payments).where(eq(payments.subjectId, order.id));
    if (!row) throw new Error("nothing was paid");
    return row;
  };
  return {
    paidFor,
    bank: async (contract, outcome) => {
      const { id: paymentId } = await paidFor(contract);
      await settlePayment(operator.deps, { paymentId, outcome });
      await operator.runJobs();
    },
    takes: async (contract, cents) => bankTakes(operator, { paymentId: (await paidFor(contract)).id }, cents),
    claimsOf: ({ userId }) => db.select().from(charges).where(eq(charges.userId, userId)),
    arrives: async (id) => {
      await reportReturned(operator.deps, db, id, { evidence: "arrived", reference: "WE-1" });
      await operator.runJobs();
    },
    dayOfUse: ({ order: { payment } }) => {
      const today = germanDay(operator.deps.clock.nowMs());
      const price = { monthly: euro(payment.monthly), oneOff: euro(payment.initialOpeningFee), commitmentMonths: 24 };
      return usedValue(price, today, today).amount;
    },
    expectKept: async ({ userId }, cents) => {
      operator.clock.advance({ days: 31 });
      await writeReceipts(operator);
      await billOne(operator, { userId, teamId: 1 });
      const books = await booksOf(operator, userId);
      expect(books.burden).toBe(cents);
      expect(isTaxedOnce(books, cents)).toBe(true);
    },
  };
}
