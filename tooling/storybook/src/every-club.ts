import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Failure, readReport, reportFile, writeReport } from "@tribun/vitest-config/report";
import { clubFolders, readClub } from "./clubs.ts";
import { SPREAD } from "./surroundings.ts";

// `npm test` runs each story in one combination of club, theme and language, `npm run verify` in more: stories of the UI kit in every club
// and both themes, because every screen uses the kit; stories of screens with another club, theme and language than usual.
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
  // Every run writes its report to the file of the combined one, so remove the previous report.
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
