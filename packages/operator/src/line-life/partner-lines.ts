import { formatPhone, type Language, withdrawalEnd } from "@tribun/domain";
import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { lineEnds } from "../db/schema/account.ts";
import { type TariffRow, tariffs } from "../db/schema/catalogue.ts";
import { type LineRow, lines, tariffChanges } from "../db/schema/lines.ts";
import { type OrderRow, orders } from "../db/schema/orders.ts";
import { euros } from "../words/written.ts";

type PartnerLine = { readonly line: LineRow; readonly tariff: TariffRow; readonly order: OrderRow; readonly monthlyCents: number };

/**
 * The partner lines of a main line that have no end yet, the oldest first.
 *
 * They continue at the agreed price after their main line has ended, until they are ended themselves. Only a new partner line needs a main
 * line in service. Each is a contract with its own summary, minimum term and price (§ 54 TKG), and none of these says that it ends or
 * becomes dearer with another contract. A rise would be a change that frees the fan (§ 57 TKG). A form that names one contract ends that
 * one (§ 312k BGB), while another person may use the other line. The receipt and the mail with the end date inform the fan before anything
 * ends.
 *
 * After a withdrawal, the fan may also leave a contract that depends on the withdrawn one (§ 360 BGB): `relatedWithdrawalEnd`.
 */
export async function partnerLinesOf(db: Db, mainLineId: string): Promise<readonly PartnerLine[]> {
  const change = db
    .select({ monthlyCents: tariffChanges.monthlyCents })
    .from(tariffChanges)
    .where(and(eq(tariffChanges.lineId, lines.id), eq(tariffChanges.state, "done")))
    .orderBy(desc(tariffChanges.effectiveOn))
    .limit(1)
    .as("change");
  const found = await db
    .select({ line: lines, tariff: tariffs, order: orders, changedCents: change.monthlyCents })
    .from(lines)
    .innerJoin(orders, eq(orders.id, lines.orderId))
    .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
    .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
    .leftJoinLateral(change, sql`true`)
    .where(and(eq(orders.mainLineId, mainLineId), ne(lines.state, "ended"), isNull(lineEnds.lineId)))
    .orderBy(asc(lines.createdAt), asc(lines.id));
  return found.map(({ changedCents, ...row }) => ({ ...row, monthlyCents: changedCents ?? row.order.payment.monthly }));
}

/** Writes each partner line as a line of a mail. */
export function writtenPartners(partners: readonly PartnerLine[], language: Language): readonly string[] {
  return partners.map(({ line, tariff, monthlyCents }) => {
    const price = euros(monthlyCents, language);
    const monthly = language === "de" ? `${price} im Monat` : `aylık ${price}`;
    return `${tariff.name}, ${formatPhone(line.msisdn)}: ${monthly}`;
  });
}

/**
 * The last day on which a fan may withdraw from a partner line after a withdrawal from its main line: a full period from that withdrawal (§
 * 360 BGB), also where its own period is over. Undefined where the main line was not withdrawn from.
 */
export async function relatedWithdrawalEnd(db: Db, order: Pick<OrderRow, "mainLineId">): Promise<string | undefined> {
  if (order.mainLineId === null) return undefined;
  const [end] = await db
    .select({ endsOn: lineEnds.endsOn })
    .from(lineEnds)
    .where(and(eq(lineEnds.lineId, order.mainLineId), eq(lineEnds.cause, "withdrawal")));
  return end && withdrawalEnd(end.endsOn);
}
