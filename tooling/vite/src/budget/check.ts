import { join } from "node:path";
import { measure, overBudget, table } from "./measure.ts";

/** Prints what the routes of the built club in this folder weigh, and fails when one weighs too much. `pnpm run sizes` in an app. */
const sizes = measure(join(process.cwd(), "dist"));
console.log(table(process.cwd().split("/").at(-1) ?? "", sizes));
const problems = overBudget(sizes);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
