import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import type { Deps } from "../deps.ts";
import { defineJob, type Job, type JobContext } from "./job.ts";

/** The next rows that a slice takes. */
export type Slice = JobContext & {
  /** The key of the last row of the slice before; undefined at the start. */
  readonly after: string | undefined;
  /** Most rows to return. */
  readonly limit: number;
  /** What the rows belong to, if the work is done for several things; `startSlices` names it. */
  readonly of: string | undefined;
};

const payload = v.object({ after: v.optional(v.string()), of: v.optional(v.string()) });
/** Work on any number of rows. List it among the JOBS. */
export type Sliced = Job<typeof payload>;

/** True for a job that `defineSlices` has declared. */
export const isSliced = ({ kind }: Pick<Job, "kind">): boolean => kind.endsWith(".slice");

const ROWS = 500;

/**
 * Declares work on any number of rows: a job takes the next rows in the order of a unique key and enqueues the job for the rows after them,
 * until none are left. Whichever process is free claims the next slice. Slice and successor are one transaction, so a process that dies
 * loses none and repeats none, and a row that fails holds up no other. It is tried until it succeeds.
 */
export function defineSlices<Row>(
  kind: `${string}.slice`,
  work: {
    /** Returns the next due rows in the order of their key. */
    readonly find: (slice: Slice) => Promise<readonly Row[]>;
    readonly keyOf: (row: Row) => string;
    /** Either enqueues a job for each row, `once`, or does the work by `eachAlone`. */
    readonly take: (rows: readonly Row[], slice: Slice) => Promise<void>;
  },
  limit = ROWS,
): Sliced {
  const job: Sliced = defineJob(
    kind,
    payload,
    async ({ after, of }, context) => {
      const slice = { ...context, after, of, limit };
      const rows = await work.find(slice);
      const last = rows.at(-1);
      if (!last) return;
      await work.take(rows, slice);
      const next = { ...(of !== undefined && { of }), after: work.keyOf(last) };
      if (rows.length >= limit) await context.deps.outbox.enqueue(context.db, job, next);
    },
    { lane: "bulk", attempts: Number.POSITIVE_INFINITY },
  );
  return job;
}

/** Enqueues the first slice, unless one waits already. */
export function startSlices(deps: Deps, db: Db, job: Sliced, of?: string): Promise<void> {
  return deps.outbox.enqueue(db, job, { ...(of !== undefined && { of }) }, { once: of ?? "" });
}

/** Does the work for each row by itself: a row that fails is logged and stays as it was, for the next time that it is found. */
export async function eachAlone<Row>(
  { deps, db }: Slice,
  rows: readonly Row[],
  work: (db: Db, row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await db.transaction((alone) => work(alone, row));
    } catch (error) {
      deps.log.error({ err: error }, "a row of a slice failed");
    }
  }
}
