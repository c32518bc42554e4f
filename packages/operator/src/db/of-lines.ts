import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A column is one of these, in the same statement however many they are: a list of another length would be prepared anew. */
export function anyOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`;
}

/** Rows by the line they are of, in their order; a line without any has none. */
export function byLine<Row extends { readonly lineId: string }>(rows: readonly Row[]): (lineId: string) => readonly Row[] {
  const all = Map.groupBy(rows, (row) => row.lineId);
  return (lineId) => all.get(lineId) ?? [];
}
