import type { Db } from "./database.ts";

/**
 * A query that is put into SQL once per database instead of at each use, for what every request asks: writing it costs the
 * process more than sending it. What changes stands in it as `sql.placeholder`.
 */
export function keptQuery<Query>(write: (db: Db) => Query): (db: Db) => Query {
  const kept = new WeakMap<Db, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const query = write(db);
    kept.set(db, query);
    return query;
  };
}
