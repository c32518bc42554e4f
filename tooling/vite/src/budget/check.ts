import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SITE_FILE } from "../prerender/site.ts";
import { measure, overBudget, table } from "./measure.ts";

/** Prints what every built club's routes weigh, and fails when one weighs too much. `node tooling/vite/src/budget/check.ts` */
const apps = join(import.meta.dirname, "../../../../apps");
const built = readdirSync(apps).filter((club) => existsSync(join(apps, club, "dist", SITE_FILE)));
if (built.length === 0) {
  console.error("Nothing is built yet: run `pnpm build` first.");
  process.exit(1);
}
const problems = built.flatMap((club) => {
  const sizes = measure(join(apps, club, "dist"));
  console.log(table(club, sizes));
  return overBudget(sizes).map((problem) => `${club}: ${problem}`);
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
