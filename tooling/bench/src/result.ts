/** One figure and its threshold. Figures are ratios and counts, never times of one machine. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  /** The threshold as text, for example "≥ 0.7". */
  readonly wanted: string;
  readonly holds: boolean;
  /** Further readings, which depend on the machine. */
  readonly notes?: string;
};

/** The value must be at least this. */
export const atLeast = (name: string, value: number, least: number, notes?: string): Figure => ({
  name,
  value,
  wanted: `≥ ${least}`,
  holds: value >= least,
  ...(notes !== undefined && { notes }),
});

/** The value must be at most this. */
export const atMost = (name: string, value: number, most: number, notes?: string): Figure => ({
  name,
  value,
  wanted: `≤ ${most}`,
  holds: value <= most,
  ...(notes !== undefined && { notes }),
});

/** The value must be exactly this. */
export const exactly = (name: string, value: number, wanted: number, notes?: string): Figure => ({
  name,
  value,
  wanted: `= ${wanted}`,
  holds: value === wanted,
  ...(notes !== undefined && { notes }),
});

/**
 * Formats the figures as a table for the terminal.
 * @param before values of an earlier run, shown where they differ
 */
export function tableOf(figures: readonly Figure[], before: ReadonlyMap<string, number> = new Map()): string {
  const rows = figures.map(({ name, value, wanted, holds, notes }) => {
    const earlier = before.get(name) ?? value;
    const was = earlier === value ? "" : `was ${readable(earlier)}`;
    return [holds ? "ok" : "MISSED", name, readable(value), wanted, was, notes ?? ""];
  });
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

const readable = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
