/** One fact of all that are compared. `values` has one for each column, in their order; equal texts count as equal. */
export type CompareRow = { readonly label: string; readonly values: readonly string[] };

/** What is not the same for all, and what is, each in the order it came. A single column differs from nothing, so all of it is shown as it is. */
export function splitRows(rows: readonly CompareRow[]): {
  readonly differing: readonly CompareRow[];
  readonly shared: readonly CompareRow[];
} {
  const isShared = ({ values }: CompareRow) => values.length > 1 && values.every((value) => value === values[0]);
  return { differing: rows.filter((row) => !isShared(row)), shared: rows.filter(isShared) };
}
