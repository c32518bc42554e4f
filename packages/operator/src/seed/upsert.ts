import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * Returns the `set` of a seed's upsert: every column takes the inserted value, except the key and columns that keep their first value, such
 * as dates relative to the first seed.
 */
export function overwrite(table: PgTable, ...keep: readonly string[]) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !keep.includes(name))
      .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
}
