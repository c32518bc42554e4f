import { defineConfig } from "vitest/config";

/** Checks of what a build wrote; `turbo run build --filter=./apps/*` comes before. */
export default defineConfig({
  test: {
    name: "built",
    root: import.meta.dirname,
    environment: "node",
    include: ["src/**/*.built.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
