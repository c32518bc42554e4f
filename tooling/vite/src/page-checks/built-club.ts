import { join } from "node:path";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import type { Browser } from "playwright";
import { afterEach, beforeAll, inject } from "vitest";
import { openBrowser } from "../hydration/check.ts";
import { type ClubServer, serveClub } from "@tribun/site-server";
import { type Line, openOverLine } from "./over-line.ts";

/** The folder of the app whose build is checked. */
export const app = inject("app");
export const dist = join(app, "dist");

/** Whether to check everything, or only the sample of `npm test`. */
export const whole = sweepsWhole();

/** No operator listens here. Pages hydrate with their rendered answers, and failed calls transfer almost nothing. */
export const NO_OPERATOR = "http://localhost:1";

/** A browser, and the server of the built club without an operator. */
export let browser: Browser;
export let server: ClubServer;

let started: Promise<[Browser, ClubServer]> | undefined;

/** Starts both for the tests of a file. All files of a run share them until the process ends. */
export function openBuiltClub(): void {
  beforeAll(async () => {
    started ??= Promise.all([openBrowser(), serveClub({ dist, port: 0, operatorUrl: NO_OPERATOR })]);
    [browser, server] = await started;
  });
}

/** Does the same, and returns a function that opens a page of the club over a slow connection. */
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
