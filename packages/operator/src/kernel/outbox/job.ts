import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import type { Lane } from "../../db/schema/operations.ts";
import type { Deps } from "../deps.ts";
import type { JobKind } from "./outbox.ts";

/** Context of a job. */
export type JobContext = {
  readonly deps: Deps;
  /** The transaction that also marks the job as done. */
  readonly db: Db;
  /** Counts from 1. */
  readonly attempt: number;
  /** Id of this job for third parties: the same for each attempt, and unique. */
  readonly id: string;
};

export type JobOptions = {
  /** `messages` for a job that sends a mail, `sms` for an SMS, `bulk` for one of very many that may wait for each other, else `main`. */
  readonly lane?: Lane;
  /** Number of attempts before staff have to look. */
  readonly attempts?: number;
  /** Seconds to wait after the given failed attempt. */
  readonly pauseSeconds?: (attempt: number) => number;
  /** Called once after the last attempt has failed, in a transaction of its own that also marks the job as failed. */
  readonly onGiveUp?: (payload: unknown, context: JobContext) => Promise<void>;
  /** Keeps the payload of a done job for other work. By default it is deleted, because it may contain mails and addresses. */
  readonly keepsPayload?: boolean;
};

/** A kind of job that the outbox can run. */
export type Job<S extends v.GenericSchema = v.GenericSchema> = JobKind<S> & {
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
  readonly attempts: number;
  readonly pauseSeconds: (attempt: number) => number;
  readonly onGiveUp?: ((payload: unknown, context: JobContext) => Promise<void>) | undefined;
  readonly keepsPayload: boolean;
};

const HOUR_SECONDS = 3600;
/** About a week with the pauses below, so that jobs survive a third party's outage over a long weekend. */
const ATTEMPTS = 180;
/** A little over a day, for jobs that have a better alternative than further attempts. */
export const DAY_ATTEMPTS = 36;

/** Declares a job. Its effects in `db` and its done mark are one transaction, so it is done once or not at all. */
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
