import type { Db } from "../../db/database.ts";

/** The two queues: jobs from calls, and recurring work. */
export const QUEUES = ["outbox", "recurring"] as const;
export type QueueName = (typeof QUEUES)[number];

/** Current state of a queue. */
export type QueueLook = { readonly name: string; readonly waiting: number; readonly active: number; readonly failed: number };

/** Notifies the runners of work. The operator's clock and the tables decide what is due, never a notification. */
export type JobQueue = {
  /**
   * Requests a run through the queue after `delayMs` of real time. In a transaction it takes effect with the commit; a rollback cancels it.
   */
  readonly wake: (db: Db, queue: QueueName, delayMs?: number) => Promise<void>;
  /** False while the queue is unreachable. */
  readonly ready: () => Promise<boolean>;
  readonly look: () => Promise<readonly QueueLook[]>;
};

/** For tests, which run the work themselves. */
export const sleepingQueue: JobQueue = { wake: async () => undefined, ready: async () => true, look: async () => [] };
