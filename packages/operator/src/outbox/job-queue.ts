import type { Db } from "../db/database.ts";

/** The two queues: work handed in by calls, and work that returns. */
export const QUEUES = ["outbox", "recurring"] as const;
export type QueueName = (typeof QUEUES)[number];

/** What a queue looks like at the moment. */
export type QueueLook = { readonly name: string; readonly waiting: number; readonly active: number; readonly failed: number };

/** Wakes whoever carries out work. What is due is decided by the product's clock and the tables, never by a wake-up. */
export type JobQueue = {
  /** Asks for a look at the queue after `delayMs` of real time. In a transaction nobody is woken before its commit, and nobody at all without one. */
  readonly wake: (db: Db, queue: QueueName, delayMs?: number) => Promise<void>;
  /** False while the queue cannot be reached. */
  readonly ready: () => Promise<boolean>;
  readonly look: () => Promise<readonly QueueLook[]>;
};

/** For tests, which run the work themselves. */
export const sleepingQueue: JobQueue = { wake: async () => undefined, ready: async () => true, look: async () => [] };
