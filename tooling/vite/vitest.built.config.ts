import { fileURLToPath } from "node:url";
import { nodeZone } from "@tribun/vitest-config/clock/zones";
import { defineConfig } from "vitest/config";

/** The app whose built pages are checked: the one in the current folder. */
const app = process.cwd();

/** Checks of a build. Run `turbo run build --filter=./apps/*` first. */
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
    // As in the component tests (ADR 0041).
    retry: 1,
    hookTimeout: 120_000,
    // Three pages at once, because each of them waits until its network is idle.
    maxConcurrency: 3,
    fileParallelism: false,
    // All files run in one process and share one browser and the loaded modules.
    isolate: false,
  },
});

declare module "vitest" {
  export interface ProvidedContext {
    app: string;
  }
}
