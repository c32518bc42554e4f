/** A row of the block that `npm start` ends with: what it is, and where. */
export type Row = readonly [label: string, value: string];

/** Draws rows into a box, groups apart by an empty line. */
export function banner(title: string, groups: readonly (readonly Row[])[]): string {
  const label = Math.max(...groups.flat().map(([name]) => name.length));
  const blocks = groups.map((rows) => rows.map(([name, value]) => `${name.padEnd(label)}   ${value}`));
  const lines = [title, "", ...blocks.flatMap((block, index) => (index === 0 ? block : ["", ...block]))];
  const width = Math.max(...lines.map((line) => line.length));
  const edge = "─".repeat(width + 4);
  return [`┌${edge}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${edge}┘`].join("\n");
}
