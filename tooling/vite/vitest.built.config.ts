import { fileURLToPath } from "node:url";
import { nodeZone } from "@tribun/vitest-config/clock/zones";
import { defineConfig } from "vitest/config";

/** The app whose built pages are looked at: the one in whose folder this runs. */
const app = process.cwd();

/** Checks of what a build wrote; `turbo run build --filter=./apps/*` comes before. */
export default defineConfig({
  test: {
    name: "built",
    root: import.meta.dirname,
    environment: "node",
    reporters: ["default", fileURLToPath(new URL("../vitest/src/vitest-reporter.ts", import.meta.url))],
    include: ["src/**/*.built.ts"],
    provide: { app },
    setupFiles: [fileURLToPath(new URL("../vitest/src/clock/setup.ts", import.meta.url))],
    env: { TZ: nodeZone() },
    testTimeout: 120_000,
    // As for components (ADR 0041).
    retry: 1,
    hookTimeout: 120_000,
    // Each of a club's pages waits for its network to be quiet: three wait together.
    maxConcurrency: 3,
    fileParallelism: false,
    // One after the other in one process, with one browser and what was loaded once.
    isolate: false,
  },
});

declare module "vitest" {
  export interface ProvidedContext {
    app: string;
  }
}
