import { type DeclarationEvent, declarationTransition } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { declarations } from "../../db/schema/operations.ts";
import { Problem } from "../../base/problem.ts";

export type DeclarationRow = typeof declarations.$inferSelect;
type Changes = Partial<
  Pick<
    DeclarationRow,
    | "confirmedBy"
    | "confirmedAt"
    | "reviewReason"
    | "orderId"
    | "lineId"
    | "endsOn"
    | "refundCents"
    | "owedCents"
    | "settledAt"
    | "returnState"
    | "returnDueOn"
  >
>;

/** Locks a declaration until the transaction ends, so that it is carried out once. */
export async function lockDeclaration(tx: Db, id: string): Promise<DeclarationRow | undefined> {
  const [row] = await tx.select().from(declarations).where(eq(declarations.id, id)).for("update");
  return row;
}

/**
 * Applies an event to a declaration.
 * @throws Problem -1 with status 409 when its state does not allow the event; nothing changes then
 */
export async function move(db: Db, row: DeclarationRow, event: DeclarationEvent, changes: Changes = {}): Promise<DeclarationRow> {
  const state = declarationTransition(row.state, event);
  if (state === undefined) throw Problem.failed({ status: 409, reason: `declaration.${row.state}` });
  const [moved] = await db
    .update(declarations)
    .set({ ...changes, state })
    .where(and(eq(declarations.id, row.id), eq(declarations.state, row.state)))
    .returning();
  if (!moved) throw Problem.failed({ status: 409, reason: "declaration.stale" });
  return moved;
}
