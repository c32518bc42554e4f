import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Language, LANGUAGES } from "@tribun/domain";
import { FIXED_CLUB } from "@tribun/vitest-config/sweep";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { app, browser, dist as built, NO_OPERATOR, openBuiltClub, whole } from "../page-checks/built-club.ts";
import { serveClub } from "@tribun/site-server";
import { visitorOf } from "./check.ts";
import { drawnPaths } from "./paths.ts";

openBuiltClub();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function complaintsOf(
  dist: string,
  paths: readonly string[],
  { languages = ["de"], busy = false }: { readonly languages?: readonly Language[]; readonly busy?: boolean } = {},
): Promise<string[]> {
  const server = await serveClub({ dist, port: 0, operatorUrl: NO_OPERATOR });
  try {
    const complaints: string[] = [];
    for (const language of languages) {
      const visit = visitorOf(browser, server.url, { language, busy });
      for (const path of paths) {
        const seen = await visit(path);
        complaints.push(...seen.complaints.map((complaint) => `${language} ${path}: ${complaint}`));
      }
    }
    return complaints;
  } finally {
    await server.stop();
  }
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "club-built-"));
  folders.push(folder);
  return folder;
}

/** A copy of a build whose home page differs from what React renders. */
function corrupted(dist: string): string {
  const copy = temporary();
  // Copies only the home pages, because nothing else is opened.
  cpSync(dist, copy, { recursive: true, filter: (file) => !/\/client\/(?:de|tr)\/(?!index\.html$)/.test(file) });
  for (const language of LANGUAGES) {
    const file = join(copy, "client", language, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace(/(<h2[^>]*>)[^<]+/, "$1another heading"));
  }
  return copy;
}

test("a production page that was drawn wrong complains, so the silence of the others means something", async () => {
  expect((await complaintsOf(corrupted(built), ["/"])).length).toBeGreaterThan(0);
});

// React's warnings do not depend on the club.
describe.runIf(whole && basename(app) === FIXED_CLUB)("React's development build", () => {
  let dist: string;
  beforeAll(() => {
    dist = temporary();
    const vite = join(app, "node_modules/.bin/vite");
    const build = spawnSync(vite, ["build", "--app", "--mode", "development"], {
      cwd: app,
      env: { ...process.env, NODE_ENV: "development", CLUB_DIST: dist },
      encoding: "utf8",
    });
    if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  }, 600_000);

  test(
    "finds nothing to warn about on any kind of page, in either language, whatever a fan has done there before",
    { timeout: 600_000 },
    async () => expect(await complaintsOf(dist, drawnPaths(dist), { languages: LANGUAGES, busy: true })).toEqual([]),
  );

  test("says what differs on a page that was drawn wrong", async () => {
    expect((await complaintsOf(corrupted(dist), ["/"])).join()).toMatch(/hydrat/i);
  });
});
