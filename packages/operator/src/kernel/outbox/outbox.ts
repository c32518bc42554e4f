import * as v from "valibot";
import type { Clock } from "../../base/clock.ts";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/database.ts";
import { type Lane, outbox } from "../../db/schema/operations.ts";
import type { JobQueue } from "./job-queue.ts";

/** What the outbox needs to know of a job to accept it: all but how it runs. */
export type JobKind<S extends v.GenericSchema = v.GenericSchema> = {
  readonly kind: string;
  readonly payload: S;
  readonly lane: Lane;
};

type Due = {
  readonly dueAt?: Date;
  /** Does nothing while a job of this kind with the same value is open. Only for work that is found again if it is still needed. */
  readonly once?: string;
};
/** A job with its payload. */
export type Work = Due & { readonly job: JobKind; readonly payload: unknown };

/** Builds one of several jobs for `enqueueAll`. Without `dueAt` it is due at once. */
export function workOf<S extends v.GenericSchema>(job: JobKind<S>, payload: v.InferInput<S>, due: Due = {}): Work {
  return { job, payload, ...due };
}

/** Accepts jobs. */
export type Outbox = {
  /** Writes a job in the transaction that requests it. Without `dueAt` it is due at once. */
  readonly enqueue: <S extends v.GenericSchema>(db: Db, job: JobKind<S>, payload: v.InferInput<S>, due?: Due) => Promise<void>;
  /** The same for any number of jobs, in one statement for each thousand. */
  readonly enqueueAll: (db: Db, works: readonly Work[]) => Promise<void>;
};

/** Creates the outbox; runners, notified through `queue`, run its jobs. */
export function createOutbox(clock: Clock, queue: JobQueue): Outbox {
  const enqueueAll: Outbox["enqueueAll"] = async (db, works) => {
    const now = clock.now();
    const rows = works.map(({ job, payload, dueAt = now, once }) => {
      v.assert(job.payload, payload);
      return { kind: job.kind, lane: job.lane, payload, dueAt, createdAt: now, ...(once !== undefined && { once }) };
    });
    for (const some of chunksOf(rows)) {
      const insert = db.insert(outbox).values([...some]);
      await (some.some(({ once }) => once !== undefined) ? insert.onConflictDoNothing() : insert);
    }
    // The runners of the other lanes poll by themselves: notifying them would cost one more statement in many orders.
    for (const { job, dueAt = now } of works) if (job.lane === "main") await queue.wake(db, "outbox", dueAt.getTime() - now.getTime());
  };
  return { enqueueAll, enqueue: (db, job, payload, due) => enqueueAll(db, [workOf(job, payload, due)]) };
}
