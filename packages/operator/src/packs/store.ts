import { type PackEvent, type PackOrderEvent, packOrderTransition, packTransition } from "@tribun/domain";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type OptionRow, options, type PackOrderRow, packOrders, type PackRow, packs } from "../db/schema/packs.ts";
import { Problem } from "../base/problem.ts";
import { touch } from "../base/touch.ts";

export type OptionFilter = { readonly category?: OptionRow["category"] | undefined; readonly tag?: string | undefined };

/** Packs on sale, in the order of the catalogue. */
export async function listOptions(db: Db, { category, tag }: OptionFilter): Promise<OptionRow[]> {
  return db
    .select()
    .from(options)
    .where(
      and(
        eq(options.onSale, true),
        category === undefined ? undefined : eq(options.category, category),
        tag === undefined ? undefined : sql`${options.tags} @> ${JSON.stringify([tag])}::jsonb`,
      ),
    )
    .orderBy(asc(options.position));
}

/** Form of the external ids in the partner's catalogue; our own ids never have it. */
const EXTERNAL = /^OPT-/;

/**
 * One pack by our id, or by the partner catalogue's external id.
 * @throws Problem 1024 for an unknown id, 1025 for an unknown external one
 */
export async function findOption(db: Db, id: string): Promise<OptionRow> {
  const external = EXTERNAL.test(id);
  const [row] = await db
    .select()
    .from(options)
    .where(external ? eq(options.externalId, id) : eq(options.id, id));
  if (!row) throw external ? Problem.externalOptionNotFound() : Problem.optionNotFound();
  return row;
}

/** A pack purchase, locked until the transaction ends. */
export async function lockPackOrder(db: Db, id: string): Promise<PackOrderRow | undefined> {
  const [row] = await db.select().from(packOrders).where(eq(packOrders.id, id)).for("update");
  return row;
}

type OrderChanges = Partial<
  Pick<PackOrderRow, "reason" | "paidAt" | "paymentMethodId" | "paymentVersion" | "earlyStart" | "matchId" | "language" | "priceCents">
>;

/**
 * Applies an event to a locked purchase.
 * @throws Problem -1 with status 409 when the state does not allow it
 */
export async function advancePackOrder(
  db: Db,
  order: PackOrderRow,
  event: PackOrderEvent,
  now: Date,
  changes: OrderChanges = {},
): Promise<PackOrderRow> {
  const state = packOrderTransition(order.state, event);
  if (state === undefined) throw Problem.failed({ status: 409, reason: `option.${order.state}` });
  const [row] = await db
    .update(packOrders)
    .set({ ...changes, state, updatedAt: now })
    .where(eq(packOrders.id, order.id))
    .returning();
  if (!row) throw new Error("purchase was not written");
  await touch(db, order.userId);
  return row;
}

/** A pack, locked until the transaction ends. */
export async function lockPack(db: Db, id: string): Promise<PackRow | undefined> {
  const [row] = await db.select().from(packs).where(eq(packs.id, id)).for("update");
  return row;
}

/** Changes start and end of a locked, scheduled pack. */
export async function movePack(db: Db, pack: PackRow, span: Pick<PackRow, "startsAt" | "endsAt">): Promise<PackRow> {
  const [row] = await db.update(packs).set(span).where(eq(packs.id, pack.id)).returning();
  if (!row) throw new Error("pack was not written");
  await touch(db, pack.userId);
  return row;
}

type PackChanges = Partial<Pick<PackRow, "autoRenew" | "period" | "endsAt" | "endedAt" | "reason">>;

/**
 * Applies an event to a locked pack.
 * @throws Problem -1 with status 409 when the state does not allow it
 */
export async function advancePack(db: Db, pack: PackRow, event: PackEvent, changes: PackChanges = {}): Promise<PackRow> {
  const state = packTransition(pack.state, event);
  if (state === undefined) throw Problem.failed({ status: 409, reason: `pack.${pack.state}` });
  const [row] = await db
    .update(packs)
    .set({ ...changes, state })
    .where(eq(packs.id, pack.id))
    .returning();
  if (!row) throw new Error("pack was not written");
  await touch(db, pack.userId);
  return row;
}

/** The catalogue row of a pack, whether or not it is still on sale. */
export async function optionOf(db: Db, optionId: string): Promise<OptionRow> {
  const [row] = await db.select().from(options).where(eq(options.id, optionId));
  if (!row) throw Problem.optionNotFound();
  return row;
}
