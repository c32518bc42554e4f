import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

/** The database or a transaction in it: what queries are written against. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type DatabaseHandle = { readonly db: Db; readonly pool: pg.Pool; readonly close: () => Promise<void> };

/** Opens a pool. `statementTimeoutMs` keeps one slow query from holding a connection for ever. */
export function openDatabase(url: string, options: { readonly max?: number; readonly statementTimeoutMs?: number } = {}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeoutMs ?? 20_000,
    application_name: "tribun-operator",
  });
  // A connection may be cut by a restart of the server, idle or in the middle of a transaction. Its query fails and the pool
  // replaces it; without these listeners the event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
