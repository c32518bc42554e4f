import { type ChildProcess, spawn, spawnSync } from "node:child_process";

/** Another browser than the one all other checks use, as far as a page at rest and one that hydrates need it. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  /** What an expression gives in the page, as text. */
  readonly read: (expression: string) => Promise<string>;
  readonly press: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** True where a program of that name can be started. */
export function isInstalled(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}

/** Starts a program and tries until it can be spoken to. Throws when it cannot, after half a minute. */
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
