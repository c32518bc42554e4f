import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Language, LANGUAGES } from "@tribun/domain";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveClub } from "../server/index.ts";
import { openBrowser, visitorOf } from "./check.ts";
import { drawnPaths } from "./paths.ts";

const apps = join(import.meta.dirname, "../../../../apps");
const clubs = readdirSync(apps).sort();
const [first = ""] = clubs;
/** Nobody listens there: pages must come to life with the answers they were drawn with. */
const NO_OPERATOR = "http://localhost:1";

let browser: Browser;
const folders: string[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
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

/** A copy of a build whose home page says something else than React will. */
function corrupted(dist: string): string {
  const copy = temporary();
  cpSync(dist, copy, { recursive: true });
  for (const language of LANGUAGES) {
    const file = join(copy, "client", language, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace(/(<h2[^>]*>)[^<]+/, "$1another heading"));
    for (const ending of [".br", ".gz"]) rmSync(file + ending, { force: true });
  }
  return copy;
}

test("a production page that was drawn wrong complains, so the silence of the others means something", async () => {
  expect((await complaintsOf(corrupted(join(apps, first, "dist")), ["/"])).length).toBeGreaterThan(0);
});

describe("React's development build", () => {
  let dist: string;
  beforeAll(() => {
    dist = temporary();
    const vite = join(apps, first, "node_modules/.bin/vite");
    const built = spawnSync(vite, ["build", "--app", "--mode", "development"], {
      cwd: join(apps, first),
      env: { ...process.env, NODE_ENV: "development", CLUB_DIST: dist },
      encoding: "utf8",
    });
    if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  });

  test(
    "finds nothing to warn about on any kind of page, in either language, whatever a fan has done there before",
    { timeout: 600_000 },
    async () => expect(await complaintsOf(dist, drawnPaths(dist), { languages: LANGUAGES, busy: true })).toEqual([]),
  );

  test("says what differs on a page that was drawn wrong", async () => {
    expect((await complaintsOf(corrupted(dist), ["/"])).join()).toMatch(/hydrat/i);
  });
});
