import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * What an upsert of the seed sets: every column takes the value that was to be inserted, but for the key and
 * for columns that keep what they were given first, as dates that count from the first seed.
 */
export function overwrite(table: PgTable, ...keep: readonly string[]) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !keep.includes(name))
      .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
}
