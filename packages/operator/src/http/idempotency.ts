import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { idempotencyKeys } from "../db/schema/users.ts";
import type { Sealer } from "../security/seal.ts";
import { Problem } from "./problem.ts";

export type IdempotencySlot = {
  readonly teamId: number;
  readonly callId: string;
  readonly owner: string;
  readonly key: string;
  readonly bodyHash: string;
};

/** Longest wait for the first of two equal calls, in milliseconds. */
const WAIT_MS = 15_000;

/**
 * Runs a call at most once per key. The key's row, the call's work and the kept answer are one transaction:
 * a process that dies leaves nothing half done, and a second call with the same key waits in the unique index
 * until the first has ended, then gets the first one's answer. A call that fails frees its key.
 */
export async function once(
  db: Db,
  slot: IdempotencySlot,
  now: Date,
  sealer: Sealer,
  work: (tx: Db) => Promise<unknown>,
): Promise<{ payload: unknown; replayed: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${WAIT_MS}`));
    const [mine] = await tx
      .insert(idempotencyKeys)
      .values({ ...slot, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
      .catch((cause: unknown) => {
        throw new Problem("-1", { status: 409, reason: "idempotencyInProgress", retryAfterSeconds: 2, cause });
      });
    const here = and(
      eq(idempotencyKeys.teamId, slot.teamId),
      eq(idempotencyKeys.callId, slot.callId),
      eq(idempotencyKeys.owner, slot.owner),
      eq(idempotencyKeys.key, slot.key),
    );
    if (!mine) {
      const [kept] = await tx.select().from(idempotencyKeys).where(here);
      if (!kept || kept.bodyHash !== slot.bodyHash) throw new Problem("-1", { status: 409, reason: "idempotencyKeyReused" });
      const payload: unknown = JSON.parse(sealer.open(kept.sealedPayload ?? ""));
      return { payload, replayed: true };
    }
    const payload = await work(tx);
    await tx
      .update(idempotencyKeys)
      .set({ sealedPayload: sealer.seal(JSON.stringify(payload)) })
      .where(here);
    return { payload, replayed: false };
  });
}
