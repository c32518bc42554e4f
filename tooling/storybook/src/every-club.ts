import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Failure, readReport, reportFile, writeReport } from "@tribun/vitest-config/report";
import { clubFolders, readClub } from "./clubs.ts";
import { SPREAD } from "./surroundings.ts";

// What `npm test` sees of each story in one surrounding, `npm run verify` sees in more: the kit in every club and both themes, since
// every screen is made of it, and each screen in a club of its own, the other theme and the other language than usual.
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const KIT = "packages/ui-kit/";
const SCREENS = ["packages/checkout-wizard/", "packages/storefront/"];

const ids = (await Promise.all(clubFolders().map(readClub))).map(({ brand }) => brand.id).filter((id) => id !== "wireframe");
const inClubs = ids.flatMap((club, place) =>
  ["light", "dark"].map((theme, side) => {
    const language = (place + side) % 2 === 0 ? "tr" : "de";
    return {
      name: `${club}, ${theme}, ${language}`,
      env: { STORY_CLUB: club, STORY_THEME: theme, STORY_LANGUAGE: language },
      paths: [KIT],
    };
  }),
);
const runs = [...inClubs, { name: "the next turn", env: { STORY_CLUB: SPREAD, STORY_TURN: "1" }, paths: SCREENS }];

const file = reportFile(process.cwd(), process.env["npm_lifecycle_event"] ?? "");
const failures: Failure[] = [];
const secondTries: string[] = [];
let passed = 0;
for (const { name, env, paths } of runs) {
  console.log(`\nStories: ${name}`);
  // Each run leaves its report where the whole one comes to lie.
  rmSync(file, { force: true });
  const { status } = spawnSync("vitest", ["run", "--root", ROOT, "--project", "stories", ...paths.map((path) => ROOT + path)], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const report = readReport(file);
  passed += report?.passed ?? 0;
  secondTries.push(...(report?.secondTries ?? []).map((title) => `${name}: ${title}`));
  const failed = report?.failures ?? [];
  failures.push(...failed.map(({ title, message }) => ({ title: `${name}: ${title}`, message })));
  if (status !== 0 && failed.length === 0) failures.push({ title: name, message: "ended before its tests did" });
}
writeReport({ passed, failures, secondTries });
process.exitCode = failures.length > 0 ? 1 : 0;
