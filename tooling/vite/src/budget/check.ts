import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measure, table } from "./measure.ts";
import { grown, readTable, shrunk, tooFarBeyond, writeTable } from "./ratchet.ts";
import { routeWeights } from "./route-weights.ts";

/**
 * Prints what the routes of the built club in this folder weigh, and fails where one carries more than the committed table says,
 * a page of the account more than it may beyond the dashboard, or the game more than it may beyond the shell.
 * `pnpm run sizes` in an app; `pnpm run sizes --renew` writes the table anew.
 */
const dist = join(process.cwd(), "dist");
const file = join(import.meta.dirname, "sizes.md");
const weights = routeWeights(dist);
console.log(table(process.cwd().split("/").at(-1) ?? "", measure(dist)));
if (process.argv.includes("--renew")) writeFileSync(file, writeTable(weights));
const known = readTable(readFileSync(file, "utf8"));
const problems = grown(weights, known);
const less = shrunk(weights, known);
if (less.length > 0)
  console.log(`\nLighter than tooling/vite/src/budget/sizes.md:\n  ${less.join("\n  ")}\nKeep it so: pnpm run sizes --renew`);
if (problems.length > 0) {
  console.error(`\nHeavier than tooling/vite/src/budget/sizes.md:\n  ${problems.join("\n  ")}`);
  console.error("Make it smaller; or renew the table with pnpm run sizes --renew, and say in the commit why it is worth it.");
  process.exitCode = 1;
}
for (const { heading, pages, advice } of tooFarBeyond(weights)) {
  console.error(`\n${heading}:\n  ${pages.join("\n  ")}\n${advice}`);
  process.exitCode = 1;
}
