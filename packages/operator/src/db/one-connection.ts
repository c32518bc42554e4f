import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** A transaction of a pool, and the one it was opened in, if any. */
type Open = { readonly pool: pg.Pool; readonly outer: Open | undefined; ended: boolean };
type Taker = Parameters<pg.Pool["connect"]>[0];

const opened = new AsyncLocalStorage<Open | undefined>();

/**
 * A pool that gives no second connection to whoever holds one in a transaction. With an ordinary pool that works until as many
 * do so at once as it has connections: then each waits for another until all give up. Tests use it, so that one caller is enough
 * to see it; whoever is refused wants `ctx.db`, or `outsideOf(deps.db)` for what has to outlast a refusal.
 */
export class OneConnectionPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(taker: Taker): void;
  override connect(taker?: Taker): Promise<pg.PoolClient> | void {
    const refusal = this.isHeld() ? new Error("a second connection of the pool was asked for from within a transaction") : undefined;
    if (!taker) return refusal ? Promise.reject(refusal) : super.connect();
    if (refusal) taker(refusal, undefined, () => undefined);
    else super.connect(taker);
  }

  /** Work that runs in a transaction of this pool. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    const open: Open = { pool: this, outer: opened.getStore(), ended: false };
    try {
      return await opened.run(open, work);
    } finally {
      open.ended = true;
    }
  }

  private isHeld(): boolean {
    // What a transaction has set off may go on after it.
    for (let at = opened.getStore(); at; at = at.outer) if (at.pool === this && !at.ended) return true;
    return false;
  }
}

/** Whoever calls from a transaction of the test's own is another caller all the same. */
export function asAnother<T>(work: () => T | PromiseLike<T>): Promise<T> {
  return opened.run(undefined, async () => await work());
}
