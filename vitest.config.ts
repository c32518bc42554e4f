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
// The test files of these two packages share one page. Those of the other packages have a page each.
const sharing = `${root}packages/{forms,checkout-wizard}/src/**/!(*.own-page).test.tsx`;

const projects: TestProjectConfiguration[] = [
  {
    test: {
      name: "unit",
      root,
      environment: "node",
      include: ["packages/*/src/**/*.test.ts", "brands/*/**/*.test.ts", "tooling/**/src/**/*.test.ts"],
      exclude: ["**/node_modules/**", "**/dist/**", "packages/operator/**", "tooling/e2e/src/journeys/**"],
      // A process for each file took longer than most files. The two files that replace a module restore it.
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
      // Loading the operator again for each file took a third of the time. No test replaces a module.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      setupFiles: [operatorClock],
      env: { TZ: nodeZone() },
      ...(existsSync(operatorSetup) ? { globalSetup: [operatorSetup] } : {}),
    },
  },
  {
    // Dependencies resolve from the storefront, which depends on every package that components use.
    root: `${root}packages/storefront`,
    plugins: [react()],
    // Each test file loads about six hundred modules. Without watch mode the browser caches them.
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
        // Otherwise Vite finds these only during the first test and reloads it. A new clone has no cache that would prevent this.
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
      // The reporter counts retries: a test that needs one twice in a week fails the run (ADR 0041).
      retry: 1,
      // How long to wait for an expected state. A slow machine is no fault.
      expect: { poll: { timeout: 15_000 } },
      browser: {
        ...browserMode(),
        // Loading all modules again for each file took longer than its tests. A file that replaces a module, or needs one that is not
        // loaded yet, has `own-page` in its name and gets its own page.
        instances: [
          { browser: "chromium", name: "browser", isolate: false, include: [sharing] },
          { browser: "chromium", name: "browser-own-page", exclude: [sharing] },
        ],
      },
    },
  },
];

// Storybook's plugin takes seconds to load, so add the stories only when they are asked for, or no project is.
const words = process.argv.slice(2).join(" ");
if (!words.includes("--project") || words.includes("stories")) projects.push(storybook);

export default defineConfig({
  test: { projects, reporters: ["default", `${root}tooling/vitest/src/vitest-reporter.ts`] },
});
