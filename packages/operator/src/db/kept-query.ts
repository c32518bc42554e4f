import type { Db } from "./database.ts";

/**
 * Builds a query once per connection instead of at each use, for frequent requests: building SQL costs more than sending it. Changing
 * values are `sql.placeholder`s, which cannot be null.
 */
export function keptQuery<Query>(write: (db: Db) => Query): (db: Db) => Query {
  const kept = new WeakMap<object, Query>();
  return (db) => {
    const connection = connectionOf(db);
    const known = kept.get(connection);
    if (known) return known;
    const query = write(db);
    kept.set(connection, query);
    return query;
  };
}

/**
 * Returns the object that a prepared drizzle query is bound to: the pool, or a transaction's connection, which outlives the transaction.
 */
function connectionOf(db: Db): object {
  const connection: unknown = Reflect.get(db._.session, "client");
  return typeof connection === "object" && connection !== null ? connection : db;
}
