import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@tribun/domain";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../hydration/check.ts";
import { clientPaths, drawnPaths } from "../hydration/paths.ts";
import { type ClubServer, serveClub } from "../server/index.ts";
import { pageFaults } from "./index.ts";

const apps = join(import.meta.dirname, "../../../../apps");
const [first = ""] = readdirSync(apps).sort();
const dist = join(apps, first, "dist");

let browser: Browser;
let server: ClubServer;
beforeAll(async () => {
  browser = await openBrowser();
  // Nobody listens there: routes of signed-in fans show what a stranger finds.
  server = await serveClub({ dist, port: 0, operatorUrl: "http://localhost:1" });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function faultsOf(language: string): Promise<string[]> {
  const context = await browser.newContext({ locale: language, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    for (const path of [...drawnPaths(dist), ...clientPaths(dist)]) {
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      faults.push(...(await pageFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    return faults;
  } finally {
    await context.close();
  }
}

test.each(LANGUAGES)("nothing on any page is in the way of keyboard, screen reader or magnifier, in %s", async (language) => {
  expect(await faultsOf(language)).toEqual([]);
});
