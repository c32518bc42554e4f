import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** A transaction of a pool, and its enclosing transaction, if any. */
type Open = { readonly pool: pg.Pool; readonly outer: Open | undefined; ended: boolean };
type Taker = Parameters<pg.Pool["connect"]>[0];

const opened = new AsyncLocalStorage<Open | undefined>();

/**
 * A pool that refuses a second connection within a transaction. With an ordinary pool that works until all connections are taken: then the
 * transactions wait for one another until their timeout. Tests use this pool, so a single caller shows the fault; the refused code must use
 * `ctx.db`, or `outsideOf(deps.db)` for a write that must outlast a failed transaction.
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

  /** Runs `work` as part of a transaction of this pool. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    const open: Open = { pool: this, outer: opened.getStore(), ended: false };
    try {
      return await opened.run(open, work);
    } finally {
      open.ended = true;
    }
  }

  private isHeld(): boolean {
    // Work started in a transaction may continue after its end.
    for (let at = opened.getStore(); at; at = at.outer) if (at.pool === this && !at.ended) return true;
    return false;
  }
}

/** Runs `work` as a separate caller, even inside a transaction of the test. */
export function asAnother<T>(work: () => T | PromiseLike<T>): Promise<T> {
  return opened.run(undefined, async () => await work());
}
