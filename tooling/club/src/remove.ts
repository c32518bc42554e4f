import { createInterface } from "node:readline/promises";
import { ROOT } from "@tribun/brand-contract/folder";
import { eraseClub, foldersOf } from "./files/write.ts";
import { install } from "./run.ts";

// `npm run club:remove -- pembe` deletes a club's two folders. It asks first; `--yes` answers.
try {
  const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
  const id = process.argv.slice(2).find((word) => !word.startsWith("--"));
  if (id === undefined) throw new Error("Which club? npm run club:remove -- <id>");
  if (!flags.includes("--yes")) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`Delete ${foldersOf(id).join(" and ")}? Type the id again: `);
    terminal.close();
    if (answer.trim() !== id) throw new Error("Nothing was deleted.");
  }
  eraseClub(id, ROOT);
  install(ROOT);
  console.log(`${foldersOf(id).join(" and ")} are gone.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
