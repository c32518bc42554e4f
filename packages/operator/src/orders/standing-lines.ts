import { ORDER_UNDER_WAY_STATES } from "@tribun/domain";
import { and, eq, exists, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { type TariffRow, tariffs } from "../db/schema/catalogue.ts";
import { lines, tariffChanges } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";

/** A fan's lines that a partner tariff may belong to. */
export function mainLinesOf(db: Db, userId: string): Promise<{ id: string }[]> {
  return db
    .select({ id: lines.id })
    .from(lines)
    .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
    .where(and(eq(lines.userId, userId), eq(lines.state, "active"), notInArray(tariffs.type, ["partner24", "kids24"])));
}

/** Tariff types that a fan may have only once. */
export const HAD_ONCE = ["single", "flex"] as const;

const findingSame = keptQuery((db) => {
  const [tariffId, twinId, userId] = [sql.placeholder("tariffId"), sql.placeholder("twinId"), sql.placeholder("userId")];
  const other = ne(lines.id, sql.placeholder("besidesLine"));
  const line = db
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.tariffId, tariffs.id), eq(lines.userId, userId), inArray(lines.state, ["pending", "active"]), other));
  const change = db
    .select({ id: tariffChanges.id })
    .from(tariffChanges)
    .innerJoin(lines, eq(lines.id, tariffChanges.lineId))
    .where(and(eq(tariffChanges.tariffId, tariffs.id), eq(lines.userId, userId), eq(tariffChanges.state, "planned"), other));
  const moving = inArray(orders.state, [...ORDER_UNDER_WAY_STATES]);
  const order = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.tariffId, tariffs.id), eq(orders.userId, userId), ne(orders.id, sql.placeholder("besides")), moving));
  const same = or(eq(tariffs.id, tariffId), eq(tariffs.id, twinId), eq(tariffs.alternativeId, tariffId));
  // One statement, because an order could become a line between two statements.
  return db
    .select({ id: tariffs.id })
    .from(tariffs)
    .where(and(same, or(exists(line), exists(change), exists(order))))
    .limit(1)
    .prepare("find_same_tariff");
});

/** Whether a fan already has this tariff or its twin. @param besides the line to ignore, with the order it came from */
export async function hasSameTariff(
  db: Db,
  userId: string,
  tariff: TariffRow,
  besides: { readonly id: string; readonly orderId: string | null },
): Promise<boolean> {
  if (!HAD_ONCE.some((type) => type === tariff.type)) return false;
  const twinId = tariff.alternativeId ?? tariff.id;
  const asked = { userId, tariffId: tariff.id, twinId, besides: besides.orderId ?? "", besidesLine: besides.id };
  return (await findingSame(db).execute(asked)).length > 0;
}

/** Matches no line. */
export const NO_LINE = "00000000-0000-0000-0000-000000000000";
