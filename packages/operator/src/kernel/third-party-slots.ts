import type { ErrorCode } from "@tribun/domain";
import { Problem } from "../base/problem.ts";

/** Third parties that a caller waits for, with the code for an unreachable one (flows §4.7). */
const UNREACHABLE = { payment: "1038", partner: "1006", sim: "-1", merchandise: "-1" } as const satisfies Record<string, ErrorCode>;
export type ThirdParty = keyof typeof UNREACHABLE;

/** True for the name of such a third party. */
export function isThirdParty(value: unknown): value is ThirdParty {
  return typeof value === "string" && Object.hasOwn(UNREACHABLE, value);
}

/**
 * Runs work that contacts a third party while it holds a connection, as soon as a slot is free.
 * @throws Problem with status 503 and the party's code when no slot becomes free in time
 */
export type ThirdPartySlots = <T>(party: ThirdParty, work: () => Promise<T>) => Promise<T>;

const WAIT_MS = 3000;
const RETRY_AFTER_SECONDS = 10;

/**
 * A bulkhead: a slow third party holds at most half of the pool, so other calls can use the rest. A call that waits for a slot holds no
 * connection: it takes the slot before it opens a transaction and returns it afterwards.
 * @param connections of the pool
 */
export function createThirdPartySlots(connections: number, waitMs = WAIT_MS): ThirdPartySlots {
  let free = Math.max(1, Math.floor(connections / 2));
  const waiting = new Set<() => void>();
  const take = (party: ThirdParty): Promise<void> => {
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const taken = () => {
        waiting.delete(taken);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(taken);
        reject(Problem.of(UNREACHABLE[party], { status: 503, reason: "busy", retryAfterSeconds: RETRY_AFTER_SECONDS }));
      }, waitMs);
      waiting.add(taken);
    });
  };
  const giveBack = () => {
    const [next] = waiting;
    if (next) next();
    else free++;
  };
  return async (party, work) => {
    await take(party);
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
}
