import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "@tribun/vitest-config/chromium";
import { runOffset } from "@tribun/vitest-config/clock/run";
import { browserZone } from "@tribun/vitest-config/clock/zones";
import { FIXED_CLUB, sweepsWhole } from "@tribun/vitest-config/sweep";
import { SIZES, VIEWS, type View } from "./src/house/clubs.ts";
import { CORE, leftOutOf, ORDER } from "./src/house/journeys.ts";

/** In a sample those with the tag `@core`; in another club than the fixed one the order alone. */
const chosen = (club: string) => ({
  testMatch: club === FIXED_CLUB || sweepsWhole() ? "*.spec.ts" : `${ORDER}.spec.ts`,
  testIgnore: leftOutOf(club),
  ...(!sweepsWhole() && { grep: CORE }),
});

// Started in the folder of an app, it is that club's journeys alone: so turbo can keep what a change to another club leaves as it was.
const app = basename(process.cwd());
const views = VIEWS.some(({ club }) => club === app) ? VIEWS.filter(({ club }) => club === app) : VIEWS;

// Said once, here: a worker that takes over from another, an operator that is started again and every page stay on one clock.
runOffset();

export default defineConfig<object, { view: View }>({
  testDir: "src/journeys",
  outputDir: `test-results/${app}`,
  fullyParallel: false,
  workers: Number(process.env["E2E_WORKERS"] ?? (views.length === 1 ? "1" : "2")),
  // Counted by whoever runs the checks: a journey that needs it twice in a week fails the run (ADR 0041).
  retries: 1,
  forbidOnly: process.env["CI"] !== undefined,
  // For what never comes alone: a slow machine is not a broken one, and a page that is there goes on at once.
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
    // A new window for each journey begins with nothing in any cache; this one is emptied of all that a page could leave in it.
    reuseContext: true,
  },
  projects: views.map((view) => ({
    name: `${view.club}-${view.language}-${view.device}`,
    ...chosen(view.club),
    // What is made of a plan is named after the club whose part of it it is.
    grepInvert: VIEWS.filter(({ club }) => club !== view.club).map(({ club }) => new RegExp(`@${club}\\b`)),
    use: { view, viewport: SIZES[view.device], hasTouch: view.device === "phone", isMobile: view.device === "phone" },
  })),
});
