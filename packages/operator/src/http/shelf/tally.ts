import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../db/database.ts";
import { addTo, type Limit, SKEW_MS } from "../rate-limit.ts";

type Seen = { counted: number; pending: number; endsAt: number };

/** Counters that are written to the database in batches. */
export type Tally = {
  /** Counts one occurrence. @returns false if the window is known to be full; never waits */
  readonly allows: (key: string) => boolean;
  /**
   * Writes the counts since the last flush in one statement and reads those of other processes.
   * @param only flushes only this key
   */
  readonly flush: (only?: string) => Promise<void>;
};

/** Beyond this number of callers in a window the tally forgets them; the database still knows them. */
const MOST = 50_000;

/**
 * Counts like `countAgainst`, in the same rows, but writes later: between two flushes a process may let through a whole window, so it is
 * only for cheap reads. All other calls are counted before they are answered.
 */
export function createTally(db: Db, clock: Clock, limit: Limit): Tally {
  const seen = new Map<string, Seen>();
  const dirty = new Set<string>();
  const windowOf = (key: string, now: number): Seen => {
    const known = seen.get(key);
    if (known && known.endsAt > now && known.endsAt <= now + limit.seconds * 1000 + SKEW_MS) return known;
    if (seen.size >= MOST) seen.clear();
    const fresh = { counted: 0, pending: 0, endsAt: now + limit.seconds * 1000 };
    seen.set(key, fresh);
    return fresh;
  };
  return {
    allows: (key) => {
      const window = windowOf(key, clock.nowMs());
      if (window.counted + window.pending >= limit.max) return false;
      window.pending++;
      dirty.add(key);
      return true;
    },
    flush: async (only) => {
      const open = [];
      for (const key of only === undefined ? dirty : [only]) {
        const window = seen.get(key);
        if (dirty.delete(key) && window) open.push({ key, window, count: window.pending });
      }
      if (open.length === 0) return;
      try {
        const rows = await addTo(db, limit, open, clock.now());
        for (const { window, count } of open) window.pending -= count;
        for (const { key, count, expiresAt } of rows) {
          const window = seen.get(key);
          if (window) Object.assign(window, { counted: count, endsAt: expiresAt.getTime() });
        }
      } catch (error) {
        for (const { key } of open) dirty.add(key);
        throw error;
      }
    },
  };
}
