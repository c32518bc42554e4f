import type { Db } from "./database.ts";

/**
 * A query that is put into SQL once per connection instead of at each use, for what many requests ask: writing it costs the
 * process more than sending it. What changes stands in it as `sql.placeholder`; a value that may be null cannot.
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

/** What a prepared query of drizzle's is bound to: the pool, or the connection that a transaction holds, which outlives it. */
function connectionOf(db: Db): object {
  const connection: unknown = Reflect.get(db._.session, "client");
  return typeof connection === "object" && connection !== null ? connection : db;
}
