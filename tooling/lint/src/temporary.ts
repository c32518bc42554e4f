import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Writes files into a new folder, passes it to `look` and removes it afterwards. */
export function inTemporaryFolder<T>(files: Readonly<Record<string, string>>, look: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "tribun-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one of the repository's programs and returns its exit code and its whole output without colours. */
export function runTool(tool: string, args: readonly string[], cwd: string): { code: number; output: string } {
  const path = [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
  const result = spawnSync(join(root, "node_modules/.bin", tool), args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, PATH: path, NO_COLOR: "1", FORCE_COLOR: "0", TURBO_TELEMETRY_DISABLED: "1" },
  });
  return { code: result.status ?? 1, output: `${result.stdout}${result.stderr}` };
}
