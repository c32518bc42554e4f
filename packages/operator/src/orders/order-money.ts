import { type ContractPart, type OrderMoney, paidByPart } from "@tribun/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { declarations } from "../db/schema/operations.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { type PaymentRow, payments } from "../db/schema/payments.ts";
import { creditedByNotes } from "../ledger/objection-credit.ts";
import { creditedOfClaim, GIVEN_BACK } from "../payments/returned-money.ts";

/**
 * The payment that pays for an order, locked: its money has arrived and was not sent straight back. A payment that the bank took back
 * counts too once the next invoice claims it, because the fan pays it there.
 */
export async function paymentOfOrder(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.purpose, "order"),
        eq(payments.subjectId, orderId),
        sql`(${payments.state} in ('succeeded', 'refunded')
          or ${payments.state} = 'returned' and exists (select 1 from charges c where c.source_id = 'returned:' || ${payments.id}))`,
        sql`not exists (select 1 from refunds r where r.payment_id = ${payments.id} and ${inArray(sql`r.reason`, [...GIVEN_BACK])})`,
      ),
    )
    .for("update");
  return row;
}

/** True where the next invoice credits what goes back of an order, because that invoice claims the order's payment. */
export async function isSetOff(db: Db, orderId: string): Promise<boolean> {
  return (await paymentOfOrder(db, orderId))?.state === "returned";
}

/**
 * What an order has taken, what went back, and what was withdrawn from so far. Money counts only once it has arrived. The credit of an
 * objection, to the order's receipt or to the bill that claims its payment, counts for the line first, then for the jersey.
 */
export async function moneyOf(db: Db, order: OrderRow): Promise<OrderMoney> {
  const payment = await paymentOfOrder(db, order.id);
  const before = await db
    .select()
    .from(declarations)
    .where(
      and(eq(declarations.orderId, order.id), eq(declarations.kind, "withdrawal"), inArray(declarations.state, ["accepted", "settled"])),
    );
  const of = (part: ContractPart) => before.filter((row) => row.part === part);
  const given = (part: ContractPart) => of(part).reduce((sum, row) => sum + (row.refundCents ?? 0), 0);
  // The first bill settles the identity charge (spec §9). Without a first bill it goes back with the rest.
  const paid = paidByPart({ ...order.payment, identityCharge: order.activatedAt === null ? order.payment.identityCharge : 0 });
  const creditedCents = payment ? await creditedOf(db, payment) : 0;
  const tariffCents = Math.min(creditedCents, Math.max(0, paid.tariff - given("tariff")));
  const jerseyCents = Math.min(creditedCents - tariffCents, Math.max(0, paid.jersey - given("jersey")));
  return {
    paid: payment && !payment.verifiedOnly ? paid : { tariff: 0, jersey: 0 },
    refunded: { tariff: given("tariff") + tariffCents, jersey: given("jersey") + jerseyCents },
    withdrawn: { tariff: of("tariff").length > 0, jersey: of("jersey").length > 0 },
  };
}

async function creditedOf(db: Db, payment: PaymentRow): Promise<number> {
  const ofReceipt = await creditedByNotes(db, { paymentId: payment.id });
  return payment.state === "returned" ? ofReceipt + (await creditedOfClaim(db, payment.id)) : ofReceipt;
}
