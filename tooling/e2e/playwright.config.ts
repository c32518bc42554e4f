import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "@tribun/vitest-config/chromium";
import { runOffset } from "@tribun/vitest-config/clock/run";
import { browserZone } from "@tribun/vitest-config/clock/zones";
import { FIXED_CLUB, sweepsWhole } from "@tribun/vitest-config/sweep";
import { SIZES, VIEWS, type View } from "./src/house/clubs.ts";
import { CORE, leftOutOf, ORDER } from "./src/house/journeys.ts";

/** Names of journeys, with commas: these run in every view, whatever else would be chosen. */
const named = (process.env["JOURNEYS"] ?? "").split(",").filter(Boolean);

/** The journeys of a club. A sample takes those tagged `@core`, and in another club than the fixed one only the order. */
const chosen = (club: string) => (named.length > 0 ? { testMatch: named.map((journey) => `${journey}.spec.ts`) } : usual(club));

const usual = (club: string) => ({
  testMatch: club === FIXED_CLUB || sweepsWhole() ? "*.spec.ts" : `${ORDER}.spec.ts`,
  testIgnore: leftOutOf(club),
  ...(!sweepsWhole() && { grep: CORE }),
});

// Started in the folder of an app, Playwright runs only that club's journeys. Turbo can then reuse the results of clubs that did not
// change.
const app = basename(process.cwd());
const views = VIEWS.some(({ club }) => club === app) ? VIEWS.filter(({ club }) => club === app) : VIEWS;

// Fixes the clock's offset once, so that replaced workers, restarted operators and all pages use the same clock.
runOffset();

export default defineConfig<object, { view: View }>({
  testDir: "src/journeys",
  outputDir: `test-results/${app}`,
  fullyParallel: false,
  workers: Number(process.env["E2E_WORKERS"] ?? (views.length === 1 ? "1" : "2")),
  // The reporter counts retries: a journey that needs one twice in a week fails the run (ADR 0041).
  retries: 1,
  forbidOnly: process.env["CI"] !== undefined,
  // Long limits, because a slow machine is no fault. They cost nothing where the page is ready at once.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./src/house/journey-reporter.ts"]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    timezoneId: browserZone(),
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    trace: "off",
    video: "off",
    contextOptions: { reducedMotion: "reduce" },
    // A new context for each journey would start with empty caches. Playwright keeps this one and clears what pages stored in it.
    reuseContext: true,
  },
  projects: views.map((view) => ({
    name: `${view.club}-${view.language}-${view.device}`,
    ...chosen(view.club),
    // A journey of the order plan carries its club's tag, and the other clubs skip it.
    grepInvert: VIEWS.filter(({ club }) => club !== view.club).map(({ club }) => new RegExp(`@${club}\\b`)),
    use: { view, viewport: SIZES[view.device], hasTouch: view.device === "phone", isMobile: view.device === "phone" },
  })),
});
