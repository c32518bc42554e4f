/** A row of the block that `npm start` prints at the end. */
export type Row = readonly [label: string, value: string];

/** Formats rows as a box, with an empty line between groups. */
export function banner(title: string, groups: readonly (readonly Row[])[]): string {
  const label = Math.max(...groups.flat().map(([name]) => name.length));
  const blocks = groups.map((rows) => rows.map(([name, value]) => `${name.padEnd(label)}   ${value}`));
  const lines = [title, "", ...blocks.flatMap((block, index) => (index === 0 ? block : ["", ...block]))];
  const width = Math.max(...lines.map((line) => line.length));
  const edge = "─".repeat(width + 4);
  return [`┌${edge}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${edge}┘`].join("\n");
}
