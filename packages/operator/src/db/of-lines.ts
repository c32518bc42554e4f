import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Compares a column with a list in one statement text for all lengths; `in (…)` would be prepared anew for each length. */
export function anyOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`;
}

/** Groups rows by line, in their order; an empty list for a line without rows. */
export function byLine<Row extends { readonly lineId: string }>(rows: readonly Row[]): (lineId: string) => readonly Row[] {
  const all = Map.groupBy(rows, (row) => row.lineId);
  return (lineId) => all.get(lineId) ?? [];
}
