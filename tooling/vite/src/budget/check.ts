import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { BUDGETS, HEADERS, TOLERANCE } from "./budgets.ts";
import { measure, type RouteSize, table } from "./measure.ts";

/**
 * Prints the weight of the routes of the built club in this folder, writes it to `dist/sizes.md`, and fails when a route exceeds the limit
 * of its kind (budgets.ts).
 */
const dist = join(process.cwd(), "dist");
const sizes = measure(dist);
const report = table(basename(process.cwd()), sizes);
console.log(report);
writeFileSync(join(dist, "sizes.md"), `${report}\n`);
const problems = sizes.flatMap((size) => tooBig(size).map((fault) => `${size.language} ${size.route} (${size.kind}): ${fault}`));
if (problems.length > 0) {
  console.error(`\nAbove the limits of tooling/vite/src/budget/budgets.ts:\n  ${problems.join("\n  ")}`);
  process.exitCode = 1;
}

function tooBig({ kind, document, javascript, files }: RouteSize): string[] {
  const budget = BUDGETS[kind];
  const figures = [
    ["bytes of the document with its headers", document + HEADERS, budget.document],
    ["bytes of JavaScript", javascript, budget.javascript],
    ["files of JavaScript", files, budget.javascriptFiles],
  ] as const;
  return figures
    .filter(([, value, most]) => value > most * (1 + TOLERANCE))
    .map(([what, value, most]) => `${Math.round(value)} ${what}, ${most} allowed`);
}
