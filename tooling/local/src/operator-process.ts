import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { HEAP_ENVIRONMENT, HEAP_FLAGS } from "@tribun/operator/heap";
import { addressOf, operatorPort, teamOrigins, type Club } from "./house.ts";
import { startLogged } from "./run.ts";

const READY_WITHIN_MS = 120_000;
const ASK_EVERY_MS = 250;
const RESTART_AFTER_MS = 2000;
const STOP_WITHIN_MS = 12_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The operator as a process of its own. It restarts when it ends, as on a server. */
export interface OperatorProcess {
  readonly url: string;
  readonly logFile: string;
  /** Process id of the current process. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

const lastLines = (file: string): string => readFileSync(file, "utf8").trimEnd().split("\n").slice(-15).join("\n");

/**
 * Starts the operator and resolves when it answers.
 * @param watch restarts it when its source changes, for development
 * @throws with the end of its log when it ends before its first answer
 */
export async function startOperatorProcess(clubs: readonly Club[], options: { watch?: boolean } = {}): Promise<OperatorProcess> {
  const url = addressOf(operatorPort());
  const args = [...HEAP_FLAGS, ...(options.watch === true ? ["--watch", "--watch-preserve-output"] : []), "packages/operator/src/main.ts"];
  const env = {
    ...HEAP_ENVIRONMENT,
    PORT: String(operatorPort()),
    TEAM_ORIGINS: process.env["TEAM_ORIGINS"] ?? teamOrigins(clubs),
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  };
  let stopping = false;
  let ready = false;
  let child: ChildProcess & { logFile: string };
  let failed: ((cause: Error) => void) | undefined;

  const launch = (): typeof child => {
    const started = startLogged("operator", "node", args, env);
    started.once("exit", (code, signal) => {
      if (stopping) return;
      if (!ready) {
        failed?.(new Error(`The operator did not start:\n${lastLines(started.logFile)}`));
        return;
      }
      console.log(`The operator ended (${signal ?? `code ${code}`}) and is started again.`);
      setTimeout(() => {
        if (!stopping) child = launch();
      }, RESTART_AFTER_MS);
    });
    return started;
  };

  const broken = new Promise<never>((_, reject) => {
    failed = reject;
  });
  child = launch();
  const becomesReady = async (): Promise<void> => {
    const end = Date.now() + READY_WITHIN_MS;
    while (!(await answers(url))) {
      if (Date.now() > end) throw new Error(`The operator does not answer on ${url}; its log is ${child.logFile}`);
      await pause(ASK_EVERY_MS);
    }
  };
  try {
    await Promise.race([becomesReady(), broken]);
  } catch (cause) {
    stopping = true;
    child.kill("SIGTERM");
    throw cause;
  }
  ready = true;
  return {
    url,
    logFile: child.logFile,
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      const current = child;
      if (current.exitCode !== null || current.signalCode !== null) return;
      const gone = new Promise<void>((resolve) => void current.once("exit", () => resolve()));
      current.kill("SIGTERM");
      await Promise.race([gone, pause(STOP_WITHIN_MS)]);
      current.kill("SIGKILL");
    },
  };
}
