import { createInterface } from "node:readline/promises";
import { ROOT } from "@tribun/brand-contract/folder";
import { makeClub } from "./answers/club.ts";
import { complete, readFlags } from "./answers/flags.ts";
import { readHouse } from "./answers/house.ts";
import { checkClub } from "./checks/check.ts";
import { proposeColours } from "./colours/propose.ts";
import type { KitColours } from "./colours/tokens.ts";
import { wordsOf } from "./colours/words.ts";
import { foldersOf, writeClub } from "./files/write.ts";
import { install, run } from "./run.ts";

type Ask = (text: string, usual: string | undefined) => Promise<string>;

/** Asks on this terminal. An empty answer is the usual one. */
function dialogue(): { readonly ask: Ask; readonly end: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask: Ask = async (text, usual) => {
    const answer = (await terminal.question(`${text}${usual === undefined || usual === "" ? "" : ` [${usual}]`}: `)).trim();
    return answer === "" ? (usual ?? "") : answer;
  };
  return { ask, end: () => terminal.close() };
}

async function makeNew(): Promise<void> {
  const { given, yes } = readFlags(process.argv.slice(2));
  const talk = process.stdin.isTTY && !yes ? dialogue() : undefined;
  try {
    const house = await readHouse(ROOT);
    const wanted = makeClub(await complete(given, house, talk?.ask), house);
    const club = { ...wanted, colours: await passing(wanted.colours, talk?.ask) };
    const { id, name, hotline } = wanted.brand;
    const paths = writeClub(club, ROOT);
    console.log(`${paths.length} files written in ${foldersOf(id).join(" and ")}.`);
    install(ROOT);
    run(ROOT, "node", ["tooling/local/src/snapshot.ts", id]);
    const { problems, notes } = await checkClub(id, ROOT);
    for (const line of [...problems, ...notes]) console.log(`  - ${line}`);
    console.log(`${name}: npm run dev -- ${id} opens http://localhost:${hotline.shortCode}. Undo: npm run club:remove -- ${id}`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    talk?.end();
  }
}

/** The wanted colours, or after a word about the pairs that cannot be read the nearest ones that pass. */
async function passing(wanted: KitColours, ask: Ask | undefined): Promise<KitColours> {
  const { failed, exchanged, a, b } = proposeColours(wanted);
  if (failed.length === 0) return wanted;
  console.log("These pairs of colours cannot be read well enough:");
  for (const pair of failed) console.log(`  - ${wordsOf(pair)}`);
  console.log(
    exchanged
      ? `Both colours pass once they are exchanged: first ${a}, second ${b}.`
      : `The nearest colours that pass: ${a} instead of ${wanted.a}, ${b} instead of ${wanted.b}.`,
  );
  const answer = ask ? await ask("Take them (yes, no)", "yes") : "yes";
  if (!answer.startsWith("y")) throw new Error("The club was not made, because no build accepts its colours.");
  return { a, b };
}

// `npm run club:new` asks for a club, or takes it from flags: `npm run club:new -- --yes --name "Pembe Mobil" --colour-a "#8a1c5b" …`.
try {
  await makeNew();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
