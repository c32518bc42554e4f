import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { openBrowser } from "../hydration/check.ts";
import { type ClubServer, serveClub } from "../server/index.ts";
import { type Line, openOverLine } from "./over-line.ts";

/** Serves the built club to the tests of a file, without an operator. Gives what opens one of its pages over a slow line. */
export function serveBuiltClub() {
  let browser: Browser;
  let server: ClubServer;
  const opened: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    server = await serveClub({ dist: join(inject("app"), "dist"), port: 0, operatorUrl: "http://localhost:1" });
  });
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return async (path: string, line?: Line) => {
    const { close, ...visit } = await openOverLine(browser, server.url, path, line);
    opened.push(close);
    return visit;
  };
}
