/** Factors by name, each with its possible choices. */
export type Factors = Readonly<Record<string, readonly string[]>>;
/** One choice for each factor. */
export type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** The pairs of choices that a row covers. */
export function pairsOf<F extends Factors>(row: Row<F>): string[] {
  const choices = Object.entries<string>(row).map(([name, choice]) => `${name}=${choice}`);
  return choices.flatMap((one, index) => choices.slice(index + 1).map((other) => `${one} ${other}`));
}

/** Every possible row. */
export function everyRow<F extends Factors>(factors: F, isPossible: (row: Row<F>) => boolean): Row<F>[] {
  const rows = Object.entries(factors).reduce<Record<string, string>[]>(
    (known, [name, choices]) => known.flatMap((row) => choices.map((choice) => ({ ...row, [name]: choice }))),
    [{}],
  );
  return rows.filter((row): row is Row<F> => isPossible(row as Row<F>));
}

/**
 * Chooses rows that together cover everything that any row covers. The next row is always the one that adds the most, so the plan is short,
 * its first rows cover the most, and it is the same every time.
 * @param shows what a row covers
 * @param most the highest number of rows
 */
export function fewest<R>(rows: readonly R[], shows: (row: R) => readonly string[], most = Number.POSITIVE_INFINITY): R[] {
  const open = new Set(rows.flatMap(shows));
  const chosen: R[] = [];
  const gain = (row: R) => shows(row).filter((shown) => open.has(shown)).length;
  while (open.size > 0 && chosen.length < most) {
    const next = rows.reduce((best, row) => (gain(row) > gain(best) ? row : best));
    chosen.push(next);
    for (const shown of shows(next)) open.delete(shown);
  }
  return chosen;
}
