import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import { openBrowser } from "../hydration/check.ts";
import { type ClubServer, serveClub } from "../server/index.ts";

/** The folder of the app whose build is looked at. */
export const app = inject("app");

export let browser: Browser;
export let server: ClubServer;

beforeAll(async () => {
  browser = await openBrowser();
  // Nobody listens there: refusals weigh next to nothing, so what is weighed is the page.
  server = await serveClub({ dist: join(app, "dist"), port: 0, operatorUrl: "http://localhost:1" });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
