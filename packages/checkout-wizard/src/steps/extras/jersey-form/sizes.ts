/** Chest measure in centimetres for each size of the fan shop's jerseys; other sizes are heights themselves. */
const CHEST: Readonly<Record<string, string>> = {
  XS: "80–86",
  S: "86–94",
  M: "94–102",
  L: "102–110",
  XL: "110–118",
  XXL: "118–128",
  "3XL": "128–138",
};

/** A row of the size table. */
export type SizeRow = { readonly size: string; readonly cm: string };

/** True when a plan's sizes are children's heights. */
export function areHeights(sizes: readonly string[]): boolean {
  return sizes.every((size) => /^\d+$/.test(size));
}

/** The table for a plan's sizes; a size without a known measure is left out. */
export function sizeRows(sizes: readonly string[]): readonly SizeRow[] {
  return sizes.flatMap((size) => {
    const cm = /^\d+$/.test(size) ? `${Number(size) - 6}–${size}` : CHEST[size];
    return cm === undefined ? [] : [{ size, cm }];
  });
}
