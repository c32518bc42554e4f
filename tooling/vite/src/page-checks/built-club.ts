import { join } from "node:path";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import type { Browser } from "playwright";
import { afterEach, beforeAll, inject } from "vitest";
import { openBrowser } from "../hydration/check.ts";
import { type ClubServer, serveClub } from "@tribun/site-server";
import { type Line, openOverLine } from "./over-line.ts";

/** The folder of the app whose build is looked at. */
export const app = inject("app");
export const dist = join(app, "dist");

/** Whether all is looked at, or the sample of `npm test`. */
export const whole = sweepsWhole();

/** No operator listens there. Pages come to life with the answers they were drawn with, and refusals weigh next to nothing. */
export const NO_OPERATOR = "http://localhost:1";

/** A browser, and the built club as it is served without an operator. */
export let browser: Browser;
export let server: ClubServer;

let started: Promise<[Browser, ClubServer]> | undefined;

/** Starts both for the tests of a file. All files of a run share them: they end with the process. */
export function openBuiltClub(): void {
  beforeAll(async () => {
    started ??= Promise.all([openBrowser(), serveClub({ dist, port: 0, operatorUrl: NO_OPERATOR })]);
    [browser, server] = await started;
  });
}

/** The same, and gives what opens one of the club's pages over a slow line. */
export function serveBuiltClub() {
  openBuiltClub();
  const opened: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });
  return async (path: string, line?: Line) => {
    const { close, ...visit } = await openOverLine(browser, server.url, path, line);
    opened.push(close);
    return visit;
  };
}
