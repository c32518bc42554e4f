/** One compared fact. `values` has one entry per column, in their order; equal texts count as equal. */
export type CompareRow = { readonly label: string; readonly values: readonly string[] };

/** Splits rows into differing and shared ones, both in their order. With a single column every row counts as differing. */
export function splitRows(rows: readonly CompareRow[]): {
  readonly differing: readonly CompareRow[];
  readonly shared: readonly CompareRow[];
} {
  const isShared = ({ values }: CompareRow) => values.length > 1 && values.every((value) => value === values[0]);
  return { differing: rows.filter((row) => !isShared(row)), shared: rows.filter(isShared) };
}
