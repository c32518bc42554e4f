import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "@tribun/brand-contract/folder";
import { writeReport } from "@tribun/vitest-config/report";
import { freeYear } from "./answers/free-year.ts";
import { readHouse } from "./answers/house.ts";

// Makes a club that joins in a copy of the repository, orders in it, receives its first bill, and removes it. `npm run verify` runs this.
const ID = "probesimsek";
const house = await readHouse(ROOT);
const answers = ["--name", "Probeşimşek Mobil", "--short-name", "Probe", "--colour-a", "#1d4d2b", "--colour-b", "#ffb84d"];

const copy = mkdtempSync(join(tmpdir(), "tribun-proof-"));
const env = { ...process.env, PATH: `${join(copy, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` };

/** Runs a program in the copy. @throws with its last lines when it fails */
function run(folder: string, program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, [...args], {
    cwd: join(copy, folder),
    env: { ...env, ...more },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${`${stdout}${stderr}`.split("\n").slice(-40).join("\n")}`);
  return stdout;
}

/** The files that git knows or would know, as they are on disk. */
function copyTree(): void {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  for (const path of stdout.split("\0").filter(Boolean)) {
    if (!statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile()) continue;
    cpSync(join(ROOT, path), join(copy, path), { recursive: dirname(path) !== "." });
  }
}

/** The files that differ from those that were copied, and those that came. */
function changedPaths(): readonly string[] {
  const changed = run("", "git", ["diff", "--name-only"]);
  const came = run("", "git", ["ls-files", "--others", "--exclude-standard"]);
  return `${changed}${came}`.split("\n").filter(Boolean);
}

const STEPS: readonly (readonly [string, () => unknown])[] = [
  ["a copy is installed", () => run("", "pnpm", ["install", "--frozen-lockfile", "--prefer-offline"])],
  [
    "club:new writes two folders, the lockfile and nothing else",
    () => {
      run("", "git", ["init", "--quiet"]);
      run("", "git", ["add", "--all"]);
      run("", "node", ["tooling/club/src/new.ts", "--yes", ...answers, "--hotline", freeYear(house.codes)]);
      const own = [`brands/${ID}/`, `apps/${ID}/`, "pnpm-lock.yaml"];
      const foreign = changedPaths().filter((path) => !own.some((start) => path.startsWith(start)));
      if (foreign.length > 0) throw new Error(`changed too: ${foreign.join(", ")}`);
    },
  ],
  ["club:check finds nothing", () => run("", "node", ["tooling/club/src/check.ts", ID])],
  ["the rules of the house accept it", () => run("", "node", ["tooling/lint/src/check.ts"])],
  ["its app is built", () => run(`apps/${ID}`, "vite", ["build", "--app"])],
  [
    "a fan orders in it and receives a bill",
    () => run(`apps/${ID}`, "playwright", ["test", "--config", "../../tooling/e2e/playwright.config.ts"], { JOURNEYS: "order,first-bill" }),
  ],
  [
    "club:remove leaves no trace",
    () => {
      run("", "node", ["tooling/club/src/remove.ts", ID, "--yes"]);
      const left = changedPaths();
      if (left.length > 0) throw new Error(`still changed: ${left.join(", ")}`);
    },
  ],
];

let passed = 0;
const failures: { title: string; message: string }[] = [];
try {
  copyTree();
  for (const [title, step] of STEPS) {
    console.log(title);
    try {
      step();
      passed++;
    } catch (cause) {
      failures.push({ title, message: cause instanceof Error ? cause.message : String(cause) });
      console.error(failures.at(-1)?.message);
      break;
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
writeReport({ passed, failures, secondTries: [] });
process.exitCode = failures.length > 0 ? 1 : 0;
