import { ENDED_ORDER_STATES, formatPhone, machineCode, normalisePhone } from "@tribun/domain";
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { type LineRow, lines } from "../../db/schema/lines.ts";
import { type OrderRow, orders } from "../../db/schema/orders.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { DeclarationRow } from "./store.ts";

/** The contract that a declaration means. `line` is undefined before it was opened, `order` for a line of the seed. */
export type FoundContract = {
  readonly fan: UserRow;
  readonly tariff: TariffRow;
  readonly order: OrderRow | undefined;
  readonly line: LineRow | undefined;
};

/** A contract as a declaration names it. */
export type Named = { readonly teamId: number; readonly contract: string; readonly email: string };

/**
 * Finds a contract by what the law lets a form ask for (§§ 312k, 356a BGB): the number of the phone or of the order, with the e-mail
 * address of account or order. Prefers a running contract to one that has ended.
 * @param ownerId searches only this fan's contracts. A session proves more than an address, so the typed one then only gets the receipt
 */
export async function findContract(db: Db, named: Named, ownerId?: string): Promise<FoundContract | undefined> {
  // Text that is no phone number matches no phone number, not even the empty one of an erased record.
  const phone = normalisePhone(named.contract);
  const number = machineCode(named.contract);
  const isOwn =
    ownerId === undefined
      ? or(eq(users.email, named.email), eq(sql`lower(${orders.person} ->> 'email')`, named.email))
      : eq(users.id, ownerId);
  const [byLine] = await db
    .select({ fan: users, tariff: tariffs, order: orders, line: lines })
    .from(lines)
    .innerJoin(users, eq(users.id, lines.userId))
    .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
    .leftJoin(orders, eq(orders.id, lines.orderId))
    .where(and(eq(lines.teamId, named.teamId), or(phone ? eq(lines.msisdn, phone) : undefined, eq(orders.number, number)), isOwn))
    .orderBy(sql`${lines.state} = 'ended'`, desc(lines.createdAt))
    .limit(1);
  const [byOrder] = await db
    .select({ fan: users, tariff: tariffs, order: orders })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(tariffs, eq(tariffs.id, orders.tariffId))
    .where(and(eq(orders.teamId, named.teamId), or(phone ? eq(orders.msisdn, phone) : undefined, eq(orders.number, number)), isOwn))
    .orderBy(inArray(orders.state, [...ENDED_ORDER_STATES]), desc(orders.createdAt))
    .limit(1);
  // An order that waits for its line is newer than an ended line of the same number.
  if (byLine && (byLine.line.state !== "ended" || !byOrder || byOrder.order.id === byLine.order?.id))
    return { ...byLine, order: byLine.order ?? undefined };
  return byOrder && { ...byOrder, line: undefined };
}

/** The contract that a declaration is about: the one recorded before, else the one that its text leads to. */
export async function contractOf(db: Db, row: DeclarationRow): Promise<FoundContract | undefined> {
  if (row.lineId !== null) return contractOfLine(db, row.lineId);
  return row.orderId === null ? findContract(db, row) : contractOfOrder(db, row.orderId);
}

/** The contract of a line. */
export async function contractOfLine(db: Db, lineId: string): Promise<FoundContract | undefined> {
  const [row] = await db
    .select({ fan: users, tariff: tariffs, order: orders, line: lines })
    .from(lines)
    .innerJoin(users, eq(users.id, lines.userId))
    .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
    .leftJoin(orders, eq(orders.id, lines.orderId))
    .where(eq(lines.id, lineId));
  return row && { ...row, order: row.order ?? undefined };
}

/** The ids by which a contract is found again. */
export const idsOf = ({ order, line }: Pick<FoundContract, "order" | "line">) => ({ orderId: order?.id ?? null, lineId: line?.id ?? null });

/** The contract's readable name: tariff, number, order. */
export function nameOf({ tariff, order, line }: FoundContract): string {
  const msisdn = line?.msisdn ?? order?.msisdn;
  return [tariff.name, msisdn && formatPhone(msisdn), order?.number].filter(Boolean).join(", ");
}

/** The contract of an order. */
export async function contractOfOrder(db: Db, orderId: string): Promise<(FoundContract & { readonly order: OrderRow }) | undefined> {
  const [row] = await db
    .select({ fan: users, tariff: tariffs, order: orders, line: lines })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(tariffs, eq(tariffs.id, orders.tariffId))
    .leftJoin(lines, eq(lines.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return row && { ...row, line: row.line ?? undefined };
}
