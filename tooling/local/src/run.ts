import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./house.ts";

/** The environment of every program that is started here. The repository's own programs come first in PATH. */
export const environment = (extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter),
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  ...extra,
});

/** Exit code and output of a program that ended. */
export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** How a program is run. */
interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Collects the output without printing it. */
  readonly quiet?: boolean;
  /** Receives each line of the output as it arrives. */
  readonly onLine?: (line: string) => void;
  /** Milliseconds after which the program is killed, so that an endless loop does not block everything. */
  readonly timeout?: number;
}

/** Runs a program to its end. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(options.env),
      stdio: ["ignore", "pipe", "pipe"],
      ...(options.timeout !== undefined && { timeout: options.timeout }),
    });
    const parts: string[] = [];
    const { onLine } = options;
    if (onLine) for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", onLine);
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      parts.push(chunk.toString());
      if (options.quiet !== true) stream.write(chunk);
    };
    child.stdout.on("data", take(process.stdout));
    child.stderr.on("data", take(process.stderr));
    child.once("error", (cause) => resolve({ code: 127, output: cause.message }));
    child.once("close", (code) => resolve({ code: code ?? 1, output: parts.join("") }));
  });
}

/**
 * Starts a long-running program and writes its output to a file under `.local/logs`. Its IPC channel closes when this process ends, even
 * when it is killed.
 */
export function startLogged(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): ChildProcess & { logFile: string } {
  const folder = join(root, ".local/logs");
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, `${name}.log`);
  const log = createWriteStream(logFile, { flags: "a" });
  const child = spawn(command, args, { cwd: root, env: environment(env), stdio: ["ignore", "pipe", "pipe", "ipc"] });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  return Object.assign(child, { logFile });
}
