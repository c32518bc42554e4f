import { type PortingEvent, portingTransition } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { anyOf } from "../db/of-lines.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { portingEvents, type PortingRow, portings } from "../db/schema/portings.ts";
import type { UserRow } from "../db/schema/users.ts";
import { isUuid } from "../db/uuid.ts";
import { Problem } from "../base/problem.ts";
import { lockOrder } from "../orders/store.ts";
import { touch } from "../base/touch.ts";

/** A porting and its order, both locked until the transaction ends. The order is locked first, as everywhere. */
export type LockedPorting = { readonly order: OrderRow; readonly porting: PortingRow };

/** Locks a porting by its id; undefined for an unknown one. */
export async function lockPorting(tx: Db, id: string): Promise<LockedPorting | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await tx.select({ orderId: portings.orderId }).from(portings).where(eq(portings.id, id));
  const order = found && (await lockOrder(tx, found.orderId));
  if (!order) return undefined;
  const [porting] = await tx.select().from(portings).where(eq(portings.id, id)).for("update");
  return porting && { order, porting };
}

/**
 * Like `lockPorting`, for the porting's owner.
 * @throws Problem -1 with status 403 for another fan's and for an unknown one, which must look the same
 */
export async function lockOwnPorting(tx: Db, id: string, user: UserRow): Promise<LockedPorting> {
  const [own] = isUuid(id)
    ? await tx
        .select({ id: portings.id })
        .from(portings)
        .where(and(eq(portings.id, id), eq(portings.userId, user.id), eq(portings.teamId, user.teamId)))
    : [];
  const locked = own && (await lockPorting(tx, own.id));
  if (!locked) throw Problem.failed({ status: 403, reason: "portingNotFound" });
  return locked;
}

/** The portings that lines wait for, by line id. */
export async function portingsOfLines(db: Db, lineIds: readonly string[]): Promise<(lineId: string) => PortingRow | undefined> {
  const rows = await db.select().from(portings).where(anyOf(portings.lineId, lineIds));
  return (lineId) => rows.find((row) => row.lineId === lineId);
}

type Changes = Partial<Omit<typeof portings.$inferInsert, "id" | "state" | "version" | "updatedAt">>;

/**
 * Applies an event: updates state, version, history and the fan's revision together.
 * @throws Problem -1 with status 409 when the state does not allow it, or when a simultaneous change was faster
 */
export async function advancePorting(
  db: Db,
  porting: PortingRow,
  event: PortingEvent,
  now: Date,
  changes: Changes = {},
  detail?: string,
): Promise<PortingRow> {
  const state = portingTransition(porting.state, event);
  if (state === undefined) throw Problem.failed({ status: 409, reason: `porting.${porting.state}` });
  const [row] = await db
    .update(portings)
    .set({ ...changes, state, version: porting.version + 1, updatedAt: now })
    .where(and(eq(portings.id, porting.id), eq(portings.version, porting.version)))
    .returning();
  if (!row) throw Problem.failed({ status: 409, reason: "porting.stale" });
  await db
    .insert(portingEvents)
    .values({ portingId: porting.id, event, fromState: porting.state, toState: state, at: now, detail: detail ?? null });
  await touch(db, porting.userId);
  return row;
}

/** The id of the newest request to the donor. */
export function requestIdOf(porting: Pick<PortingRow, "id" | "tries">): string {
  return `${porting.id}:${porting.tries}`;
}
