import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/database.ts";
import { outbox } from "../db/schema/operations.ts";
import type { Deps } from "../deps.ts";
import type { JobQueue } from "./job-queue.ts";

/** What a job knows. */
export type JobContext = {
  readonly deps: Deps;
  /** The transaction that also marks the job done. */
  readonly db: Db;
  /** Counts from 1. */
  readonly attempt: number;
  /** Names this piece of work to third parties: the same at each attempt, and never that of another one. */
  readonly id: string;
};

/**
 * Who carries a job out. Mails and SMS have runners of their own each, because a mail server that takes its time must hold up
 * neither orders and money nor an SMS that is worth something now.
 */
export type Lane = "main" | "messages" | "sms";

export type JobOptions = {
  /** `messages` if it hands over a mail, `sms` for an SMS, else `main`. */
  readonly lane?: Lane;
  /** How often it is tried before a person has to look. */
  readonly attempts?: number;
  /** Seconds to wait after the given failed attempt. */
  readonly pauseSeconds?: (attempt: number) => number;
  /** Called once when the last attempt has failed, in a transaction of its own that also marks the job as failed. */
  readonly onGiveUp?: (payload: unknown, context: JobContext) => Promise<void>;
  /** Other work asks what a job was about once it is done. By itself a done job forgets it, because it may hold mails and addresses. */
  readonly keepsPayload?: boolean;
};

/** A kind of work the outbox can carry out. */
export type Job<S extends v.GenericSchema = v.GenericSchema> = {
  readonly kind: string;
  readonly payload: S;
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
  readonly lane: Lane;
  readonly attempts: number;
  readonly pauseSeconds: (attempt: number) => number;
  readonly onGiveUp?: ((payload: unknown, context: JobContext) => Promise<void>) | undefined;
  readonly keepsPayload: boolean;
};

const HOUR_SECONDS = 3600;
/** With the pauses below about a week: a third party that is down over a long weekend costs nothing. */
const ATTEMPTS = 180;
/** The same for a little over a day: for work after which something else is better than to go on trying. */
export const DAY_ATTEMPTS = 36;

/** Declares a job. Its effects in `db` and the mark that it is done are one transaction, so it is done once or not at all. */
export function defineJob<S extends v.GenericSchema>(
  kind: string,
  payload: S,
  run: (payload: v.InferOutput<S>, context: JobContext) => Promise<void>,
  options: JobOptions = {},
): Job<S> {
  return {
    kind,
    payload,
    run: (given, context) => run(v.parse(payload, given), context),
    lane: options.lane ?? "main",
    attempts: options.attempts ?? ATTEMPTS,
    pauseSeconds: options.pauseSeconds ?? ((attempt) => Math.min(5 * 2 ** (attempt - 1), HOUR_SECONDS)),
    onGiveUp: options.onGiveUp,
    keepsPayload: options.keepsPayload ?? false,
  };
}

type Due = { readonly dueAt?: Date };
/** A job with what it is about. */
export type Work = Due & { readonly job: Job; readonly payload: unknown };

/** One of several jobs that are handed in together. Without `dueAt` it is due at once. */
export function workOf<S extends v.GenericSchema>(job: Job<S>, payload: v.InferInput<S>, due: Due = {}): Work {
  return { job, payload, ...due };
}

/** Where work is handed in. */
export type Outbox = {
  /** Writes a job in the transaction that wants it done. Without `dueAt` it is due at once. */
  readonly enqueue: <S extends v.GenericSchema>(db: Db, job: Job<S>, payload: v.InferInput<S>, due?: Due) => Promise<void>;
  /** The same for several jobs, in one statement. */
  readonly enqueueAll: (db: Db, works: readonly Work[]) => Promise<void>;
};

/** Makes the outbox; a runner that `queue` hydrates carries out what is in it. */
export function createOutbox(clock: Clock, queue: JobQueue): Outbox {
  const enqueueAll: Outbox["enqueueAll"] = async (db, works) => {
    const now = clock.now();
    const rows = works.map(({ job, payload, dueAt = now }) => {
      v.assert(job.payload, payload);
      return { kind: job.kind, payload, dueAt, createdAt: now };
    });
    await db.insert(outbox).values(rows);
    // The runners of messages look by themselves: a wake-up of their own would be one more statement in many an order.
    for (const { job, dueAt = now } of works) if (job.lane === "main") await queue.wake(db, "outbox", dueAt.getTime() - now.getTime());
  };
  return { enqueueAll, enqueue: (db, job, payload, due) => enqueueAll(db, [workOf(job, payload, due)]) };
}
