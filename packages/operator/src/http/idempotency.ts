import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { idempotencyKeys } from "../db/schema/users.ts";
import type { Sealer } from "../security/seal.ts";
import { Problem } from "../base/problem.ts";

export type IdempotencySlot = {
  readonly teamId: number;
  readonly callId: string;
  readonly owner: string;
  readonly key: string;
  /** Stored sealed: a body may hold a password or keyword, which an attacker could guess from a plain hash. */
  readonly bodyHash: string;
};

const names = {
  teamId: sql.placeholder("teamId"),
  callId: sql.placeholder("callId"),
  owner: sql.placeholder("owner"),
  key: sql.placeholder("key"),
};
const inSlot = and(
  eq(idempotencyKeys.teamId, names.teamId),
  eq(idempotencyKeys.callId, names.callId),
  eq(idempotencyKeys.owner, names.owner),
  eq(idempotencyKeys.key, names.key),
);
const taking = keptQuery((db) =>
  db
    .insert(idempotencyKeys)
    .values({ ...names, bodyHash: sql.placeholder("bodyHash"), createdAt: sql.placeholder("now") })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare("take_key"),
);
const keeping = keptQuery((db) =>
  db
    .update(idempotencyKeys)
    .set({ sealedPayload: sql`${sql.placeholder("sealedPayload")}` })
    .where(inSlot)
    .prepare("keep_answer"),
);
const finding = keptQuery((db) => db.select().from(idempotencyKeys).where(inSlot).prepare("find_answer"));

/**
 * Runs a call at most once per key. The key's row, the call's work and the stored answer are one transaction: a process that dies leaves
 * nothing half done. A second call with the same key waits at the unique index until the first has ended, then gets its answer. A call that
 * fails frees its key.
 */
export async function once(
  db: Db,
  slot: IdempotencySlot,
  now: Date,
  sealer: Sealer,
  work: (tx: Db) => Promise<unknown>,
): Promise<{ payload: unknown; replayed: boolean }> {
  return db.transaction(async (tx) => {
    const [mine] = await taking(tx)
      .execute({ ...slot, bodyHash: sealer.seal(slot.bodyHash), now })
      .catch((cause: unknown) => {
        throw Problem.failed({ status: 409, reason: "idempotencyInProgress", retryAfterSeconds: 2, cause });
      });
    if (!mine) {
      const kept = await keptAnswer(tx, slot, sealer);
      if (!kept) throw reused();
      return kept;
    }
    const payload = await work(tx);
    await keeping(tx).execute({ ...slot, sealedPayload: sealer.seal(JSON.stringify(payload)) });
    return { payload, replayed: false };
  });
}

/**
 * Returns the first call's answer for this key, if that call has ended. A caller that would wait for a third-party slot checks here first.
 * @throws Problem 409 when the key belongs to another body
 */
export async function keptAnswer(db: Db, slot: IdempotencySlot, sealer: Sealer): Promise<{ payload: unknown; replayed: true } | undefined> {
  const [kept] = await finding(db).execute(slot);
  if (!kept) return undefined;
  if (hashOf(kept, sealer) !== slot.bodyHash) throw reused();
  const payload: unknown = JSON.parse(sealer.open(kept.sealedPayload ?? ""));
  return { payload, replayed: true };
}

/**
 * Returns a value that cannot be unsealed as it is: keys stored before hashes were sealed must stay valid for their day, and any other
 * value matches no body.
 */
function hashOf({ bodyHash }: Pick<IdempotencySlot, "bodyHash">, sealer: Sealer): string {
  try {
    return sealer.open(bodyHash);
  } catch {
    return bodyHash;
  }
}

const reused = () => Problem.failed({ status: 409, reason: "idempotencyKeyReused" });
