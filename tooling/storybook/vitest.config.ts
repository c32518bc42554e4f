import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { browserMode } from "@tribun/vitest-config";
import { FIXED_CLUB } from "@tribun/vitest-config/sweep";
import { defineConfig } from "vitest/config";
import { SPREAD } from "./src/surroundings.ts";

// Stories use one club and read no other club's folder, so that a change to another club leaves their result cached.
process.env["STORY_CLUB"] ||= FIXED_CLUB;

/**
 * Each file has its own theme and language. `STORY_CLUB=kartal STORY_THEME=dark pnpm exec vitest run --project stories` runs every story in
 * one club and theme. `STORY_CLUB=spread` gives each file a club of its own, `STORY_TURN=1` another combination than usual.
 */
const globals: Record<string, string> = { theme: SPREAD, language: SPREAD };
for (const name of ["club", "theme", "language", "turn"]) {
  const value = process.env[`STORY_${name.toUpperCase()}`];
  if (value) globals[name] = value;
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)), initialGlobals: globals })],
  test: {
    name: "stories",
    // All stories share one page, as in Storybook. A new page for each file took half of the time.
    isolate: false,
    testTimeout: 20_000,
    // As in the component tests (ADR 0041).
    retry: 1,
    setupFiles: [
      fileURLToPath(new URL("src/narrow.ts", import.meta.url)),
      fileURLToPath(import.meta.resolve("@tribun/vitest-config/frames")),
    ],
    env: { SWEEP: process.env["SWEEP"] ?? "" },
    browser: browserMode(),
  },
});
