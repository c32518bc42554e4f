import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { hasApt, installWithApt, isProgram, isRoot, onPath, run } from "./machine.ts";

/** Debian's headless shell: it renders the same pages with a third less processor time than the full Chromium. */
const SHELL = "chromium-headless-shell";
const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const MAC_APPS = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

export const CHROMIUM_HELP =
  "No Chromium was found. Install one (Debian: apt-get install chromium chromium-headless-shell; elsewhere: pnpm --filter @tribun/vitest-config exec playwright install chromium) or set CHROMIUM_PATH to the program.";

/**
 * Finds the Chromium for tests: `CHROMIUM_PATH`, then the system's headless shell, then the system's full Chromium, then Playwright's
 * download.
 * @param asFans prefers the full Chromium, because measurements must use what fans have, and only it shows notifications
 * @returns `undefined` when there is none
 * @throws when CHROMIUM_PATH is not a program
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
 * Finds a Chromium, or installs one: as root from Debian where apt-get exists, otherwise from Playwright.
 * @throws with instructions when neither works
 */
export function ensureChromium(log: (line: string) => void = console.log): string {
  // The headless shell is not enough, because it shows no notifications, which two journeys check.
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

/**
 * A font configuration, because the position of a letter must not depend on the fonts that a Linux has installed. Other systems ignore it.
 */
const FONTS = fileURLToPath(new URL("fonts.conf", import.meta.url));

/** Playwright's options for the start of Chromium. */
export type LaunchOptions = { executablePath?: string; args: string[]; env: Record<string, string> };

/**
 * Launch options for Playwright. Chromium's sandbox cannot start as root, and only then is it off. The configured fallback font has the
 * metrics of Arial, also on a machine without Arial: otherwise a page would move when the club's fonts arrive, which fans never see.
 * @param asFans see `findChromium`
 */
export function chromiumLaunchOptions(asFans = false): LaunchOptions {
  const path = findChromium(asFans);
  const args = isRoot() ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return { ...(path !== undefined && { executablePath: path }), args, env: { ...env, FONTCONFIG_FILE: FONTS } };
}
