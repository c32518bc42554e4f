import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { browserMode } from "@tribun/vitest-config";
import { defineConfig } from "vitest/config";

/** `STORY_CLUB=kartal STORY_THEME=dark pnpm exec vitest run --project stories` runs every story in another club. */
const globals = Object.fromEntries(
  (["club", "theme", "language"] as const).flatMap((name) => {
    const value = process.env[`STORY_${name.toUpperCase()}`];
    return value ? [[name, value]] : [];
  }),
);

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)), initialGlobals: globals })],
  test: {
    name: "stories",
    // As in Storybook, where all stories share one page: to load it anew for each file took half the time.
    isolate: false,
    testTimeout: 20_000,
    setupFiles: [fileURLToPath(new URL("src/narrow.ts", import.meta.url))],
    browser: browserMode(),
  },
});
