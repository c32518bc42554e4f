import { type ChildProcess, spawn, spawnSync } from "node:child_process";

/** Controls a browser other than Chromium, with the few actions that checks of still and hydrating pages need. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and returns its value as text. */
  readonly read: (expression: string) => Promise<string>;
  readonly press: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Says whether a program of this name is installed. */
export function isInstalled(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}

/**
 * Starts a program and retries `speak` every half second until it succeeds.
 * @throws the last error after half a minute
 */
export async function started<T>(
  program: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
  speak: () => Promise<T>,
): Promise<{ readonly process: ChildProcess; readonly speech: T }> {
  const child = spawn(program, parameters, { env: { ...process.env, ...env }, stdio: "ignore" });
  for (let tries = 60; ; tries -= 1) {
    try {
      return { process: child, speech: await speak() };
    } catch (cause) {
      if (tries === 0) {
        child.kill();
        throw cause;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
