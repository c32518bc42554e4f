import { clubIds, ROOT } from "@tribun/brand-contract/folder";
import { checkClub } from "./checks/check.ts";

// `npm run club:check -- pembe` explains each problem of a club; without a name it checks every club.
const words = process.argv.slice(2);
let count = 0;
for (const id of words.length > 0 ? words : clubIds()) {
  const { problems, notes } = await checkClub(id, ROOT);
  count += problems.length;
  console.log(`\n${id}: ${problems.length === 0 ? "nothing is wrong" : `${problems.length} to mend`}`);
  for (const problem of problems) console.log(`  - ${problem}`);
  for (const note of notes) console.log(`  (later) ${note}`);
}
process.exitCode = count > 0 ? 1 : 0;
