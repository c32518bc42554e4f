import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { browserMode } from "@tribun/vitest-config";
import { browserZone, nodeZone } from "@tribun/vitest-config/clock/zones";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const operatorSetup = `${root}packages/operator/src/testing/global-setup.ts`;
const operatorClock = `${root}packages/operator/src/testing/start-clock.ts`;
const clock = `${root}tooling/vitest/src/clock/setup.ts`;
const nodeClock = `${root}tooling/vitest/src/clock/start.ts`;
const frames = `${root}tooling/vitest/src/frames/setup.ts`;
const newBrowser = `${root}packages/storefront/src/testing/new-browser.ts`;
const storybook = `${root}tooling/storybook/vitest.config.ts`;
const components = `${root}packages/{i18n,ui-kit,forms,checkout-wizard,storefront}/src/**/*.test.tsx`;
// Tried for a page that their files share; those of the other packages have a page each.
const sharing = `${root}packages/{forms,checkout-wizard}/src/**/!(*.own-page).test.tsx`;

const projects: TestProjectConfiguration[] = [
  {
    test: {
      name: "unit",
      root,
      environment: "node",
      include: ["packages/*/src/**/*.test.ts", "brands/*/**/*.test.ts", "tooling/**/src/**/*.test.ts"],
      exclude: ["**/node_modules/**", "**/dist/**", "packages/operator/**", "tooling/e2e/src/journeys/**"],
      // A process for each file took longer than most files. The two that replace a module put back what they changed.
      isolate: false,
      testTimeout: 20_000,
      setupFiles: [nodeClock],
      env: { TZ: nodeZone() },
    },
  },
  {
    test: {
      name: "operator",
      root,
      environment: "node",
      include: ["packages/operator/src/**/*.test.ts"],
      // Loading the operator anew for each file cost a third of the time; no test replaces a module.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      setupFiles: [operatorClock],
      env: { TZ: nodeZone() },
      ...(existsSync(operatorSetup) ? { globalSetup: [operatorSetup] } : {}),
    },
  },
  {
    // The storefront has every package that components use among its dependencies, so it is where they are resolved from.
    root: `${root}packages/storefront`,
    plugins: [react()],
    // Six hundred modules, asked for by each file of tests: while nobody waits for a change to them, the browser has them from before.
    server: { fs: { allow: [root] }, headers: process.argv.includes("run") ? { "Cache-Control": "max-age=3600" } : {} },
    resolve: { dedupe: ["react", "react-dom"] },
    css: { modules: { generateScopedName: "[name]_[local]" } },
    optimizeDeps: {
      include: [
        "react",
        "react-dom",
        "react-dom/client",
        "react-dom/server",
        "react-dom/server.browser",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        "vitest-browser-react",
        // Found only while the first test runs, they would reload it in the middle; a fresh clone has no cache to save it.
        "@tanstack/react-query",
        "@tanstack/react-router",
        "@tanstack/router-core/ssr/server",
        "jotai",
        "valibot",
        "@tribun/api-client > ky",
        "@tribun/i18n > i18next",
        "@tribun/ui-kit > @formkit/auto-animate",
      ],
    },
    test: {
      name: "browser",
      dir: `${root}packages`,
      include: [components],
      setupFiles: [newBrowser, frames, clock],
      env: { TEST_ZONE: browserZone(), SWEEP: process.env["SWEEP"] ?? "" },
      css: true,
      testTimeout: 60_000,
      // Counted by whoever runs the checks: a test that needs it twice in a week fails the run (ADR 0041).
      retry: 1,
      // How long to look for what must appear: slow machines are not broken ones.
      expect: { poll: { timeout: 15_000 } },
      browser: {
        ...browserMode(),
        // To load all modules anew for each file took longer than its tests. A file that replaces a module, or needs one that was never
        // loaded, says so by its name and has a page of its own.
        instances: [
          { browser: "chromium", name: "browser", isolate: false, include: [sharing] },
          { browser: "chromium", name: "browser-own-page", exclude: [sharing] },
        ],
      },
    },
  },
];

// The stories' project needs Storybook's own plugin, which takes seconds to load: only where it was asked for, or nothing was.
const words = process.argv.slice(2).join(" ");
if (!words.includes("--project") || words.includes("stories")) projects.push(storybook);

export default defineConfig({
  test: { projects, reporters: ["default", `${root}tooling/vitest/src/vitest-reporter.ts`] },
});
