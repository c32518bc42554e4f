import { and, eq, type SQL } from "drizzle-orm";
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
    const [mine] = await tx
      .insert(idempotencyKeys)
      .values({ ...slot, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
      .catch((cause: unknown) => {
        throw new Problem("-1", { status: 409, reason: "idempotencyInProgress", retryAfterSeconds: 2, cause });
      });
    if (!mine) {
      const kept = await keptAnswer(tx, slot, sealer);
      if (!kept) throw reused();
      return kept;
    }
    const payload = await work(tx);
    await tx
      .update(idempotencyKeys)
      .set({ sealedPayload: sealer.seal(JSON.stringify(payload)) })
      .where(at(slot));
    return { payload, replayed: false };
  });
}

/**
 * The answer that the first call with this key was given, if it has ended. It needs no work, so whoever would wait for a slot to
 * ask a third party looks here before.
 * @throws Problem 409 when the key belongs to another body
 */
export async function keptAnswer(db: Db, slot: IdempotencySlot, sealer: Sealer): Promise<{ payload: unknown; replayed: true } | undefined> {
  const [kept] = await db.select().from(idempotencyKeys).where(at(slot));
  if (!kept) return undefined;
  if (kept.bodyHash !== slot.bodyHash) throw reused();
  const payload: unknown = JSON.parse(sealer.open(kept.sealedPayload ?? ""));
  return { payload, replayed: true };
}

const reused = () => new Problem("-1", { status: 409, reason: "idempotencyKeyReused" });

const at = ({ teamId, callId, owner, key }: IdempotencySlot): SQL | undefined =>
  and(
    eq(idempotencyKeys.teamId, teamId),
    eq(idempotencyKeys.callId, callId),
    eq(idempotencyKeys.owner, owner),
    eq(idempotencyKeys.key, key),
  );
