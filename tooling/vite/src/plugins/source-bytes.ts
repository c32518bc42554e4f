const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The parts of a source map that say which file each piece of finished code comes from. */
export type SourceMap = { readonly sources: readonly string[]; readonly mappings: string };

/** How many characters of finished code each source has given; `""` stands for what the bundler wrote itself. */
export function bytesBySource(code: string, { sources, mappings }: SourceMap): Map<string, number> {
  const bytes = new Map<string, number>();
  const lines = code.split("\n");
  let source = 0;
  const add = (name: string, count: number) => bytes.set(name, (bytes.get(name) ?? 0) + count);
  for (const [at, segments] of mappings.split(";").entries()) {
    let column = 0;
    let name = "";
    for (const segment of segments.split(",").filter(Boolean)) {
      const [columns = 0, step] = numbersOf(segment);
      add(name, columns);
      column += columns;
      // A segment without a source ends the one before.
      if (step !== undefined) source += step;
      name = step === undefined ? "" : (sources[source] ?? "");
    }
    add(name, (lines[at]?.length ?? 0) - column);
  }
  return bytes;
}

/** Reads the numbers of a segment: base 64, five bits each, the sign in the lowest (ECMA-426, variable-length quantities). */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit % 32) * 2 ** bits;
    bits += 5;
    if (digit >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
    bits = 0;
    value = 0;
  }
  return numbers;
}
