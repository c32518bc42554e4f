import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { hasApt, installWithApt, isProgram, isRoot, onPath, run } from "./machine.ts";

/** Debian's Chromium without windows: the same pages for a third less of the processor than the one that could open some. */
const SHELL = "chromium-headless-shell";
const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const MAC_APPS = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

export const CHROMIUM_HELP =
  "No Chromium was found. Install one (Debian: apt-get install chromium chromium-headless-shell; elsewhere: pnpm --filter @tribun/vitest-config exec playwright install chromium) or set CHROMIUM_PATH to the program.";

/**
 * The Chromium that tests use: `CHROMIUM_PATH`, then one the system has, the one without windows first, then the one Playwright downloaded.
 * @param asFans the one with windows first: what is measured must be what fans have, and it alone shows messages of a club
 * @returns `undefined` when there is none
 */
export function findChromium(asFans = false): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`);
    return named;
  }
  const shell = onPath(SHELL);
  return asFans ? (withWindows() ?? shell) : (shell ?? withWindows());
}

function withWindows(): string | undefined {
  for (const name of SYSTEM_NAMES) {
    const found = onPath(name);
    if (found !== undefined) return found;
  }
  const app = MAC_APPS.find((path) => existsSync(path));
  if (app !== undefined) return app;
  const own = chromium.executablePath();
  return own !== "" && existsSync(own) ? own : undefined;
}

/**
 * Finds a Chromium, or installs one: Debian's as root where apt-get exists, Playwright's otherwise.
 * @throws with the way to mend it when neither works.
 */
export function ensureChromium(log: (line: string) => void = console.log): string {
  // The one without windows shows no messages, which two journeys look at: it alone is not enough.
  const isWhole = () => Boolean(process.env["CHROMIUM_PATH"]) || withWindows() !== undefined;
  if (!isWhole() && hasApt()) {
    log("No Chromium here yet: installing Debian’s with apt-get (once, a minute or two).");
    if (!installWithApt("chromium", SHELL) && !installWithApt("chromium"))
      log("apt-get could not install it; trying Playwright’s download.");
  }
  if (!isWhole()) {
    const cli = new URL("../node_modules/playwright/cli.js", import.meta.url);
    run(process.execPath, [cli.pathname, "install", "chromium"]);
  }
  const found = findChromium();
  if (found === undefined) throw new Error(CHROMIUM_HELP);
  return found;
}

/** A letter's place must not depend on what a bare Linux has installed. Other systems have no such file and need none. */
const FONTS = fileURLToPath(new URL("fonts.conf", import.meta.url));

/** What Playwright starts Chromium with. */
export type LaunchOptions = { executablePath?: string; args: string[]; env: Record<string, string> };

/**
 * Launch options for Playwright. The sandbox of Chromium cannot start as root, and only then is it left out. Letters have the measures of
 * Arial where the machine has none: a page that waits for the club's own would otherwise move as no fan ever sees it.
 * @param asFans see `findChromium`
 */
export function chromiumLaunchOptions(asFans = false): LaunchOptions {
  const path = findChromium(asFans);
  const args = isRoot() ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return { ...(path !== undefined && { executablePath: path }), args, env: { ...env, FONTCONFIG_FILE: FONTS } };
}
