/** Far below the 65,535 parameters of one PostgreSQL statement, also for rows with many columns. */
const ROWS = 1000;

/** Splits a list of any length into parts that each fit into one statement; no parts for an empty list. */
export function chunksOf<T>(rows: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) => rows.slice(at * ROWS, (at + 1) * ROWS));
}
