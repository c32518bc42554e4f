import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { OneConnectionPool } from "./one-connection.ts";
import { preparingRepeated } from "./prepared.ts";

/** The database or a transaction in it; queries run on either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type DatabaseHandle = { readonly db: Db; readonly pool: pg.Pool; readonly close: () => Promise<void> };

type PoolOptions = {
  readonly max?: number;
  readonly statementTimeoutMs?: number;
  /** Refuses a second connection from within a transaction; see `OneConnectionPool`. */
  readonly oneConnectionEach?: boolean;
};

/** Longest wait for a lock, in milliseconds; a transaction that holds a lock longer is stuck. */
const LOCK_TIMEOUT_MS = 15_000;
/** Connections reserved for writes outside transactions. */
const SIDE_CONNECTIONS = 2;
const sides = new WeakMap<Db, Db>();

/**
 * Returns connections for writes that must outlast an open transaction, such as a payment row before the call to the provider. With the
 * same pool, as many transactions as it has connections would deadlock until their timeout.
 * @param db the pool from `openDatabase`; any other is returned unchanged
 */
export function outsideOf(db: Db): Db {
  return sides.get(db) ?? db;
}

/** Opens a pool. `statementTimeoutMs` prevents one slow query from holding a connection forever. */
export function openDatabase(url: string, options: PoolOptions = {}): DatabaseHandle {
  const pool = openPool(url, options);
  const side = openPool(url, { ...options, max: SIDE_CONNECTIONS });
  const db = over(pool);
  sides.set(db, over(side));
  return { db, pool, close: async () => void (await Promise.all([pool.end(), side.end()])) };
}

function over(pool: pg.Pool): Db {
  const db: Db = drizzle(pool);
  if (!(pool instanceof OneConnectionPool)) return db;
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => begin((tx) => pool.transaction(() => work(tx)), config);
  return db;
}

function openPool(url: string, options: PoolOptions): pg.Pool {
  const Pool = options.oneConnectionEach ? OneConnectionPool : pg.Pool;
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeoutMs ?? 20_000,
    lock_timeout: LOCK_TIMEOUT_MS,
    application_name: "tribun-operator",
  });
  // A server restart may cut a connection, idle or in a transaction. Its query fails and the pool replaces it; without these listeners the
  // event would end the process.
  const prepare = preparingRepeated();
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    prepare(client);
  });
  return pool;
}
