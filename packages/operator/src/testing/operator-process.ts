import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { clockForChildren } from "@tribun/vitest-config/clock/run";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const READY_WITHIN_MS = 60_000;

/** An operator as a separate process that tests can kill and restart at the same address. */
export type OperatorProcess = {
  readonly url: string;
  readonly pid: () => number;
  /** Kills it without warning, like a power cut. */
  readonly kill: () => Promise<unknown>;
  readonly start: () => Promise<void>;
  /** Ends it like a server does. @returns the exit code */
  readonly stop: () => Promise<number | null>;
};

/** Starts an operator process on a database. @param env settings in addition to those of a test */
export async function startOperatorProcess(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<OperatorProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = "";
  const base = { PATH: process.env["PATH"], NODE_ENV: "test", LOG_LEVEL: "error", ...clockForChildren() };
  const start = async () => {
    child = spawn(process.execPath, [MAIN], {
      env: { ...base, DATABASE_URL: databaseUrl, PORT: String(port), ...env },
      // The IPC channel ends the operator together with this process; see main.ts.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stdout?.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
    const end = performance.now() + READY_WITHIN_MS;
    while (!(await answers(url))) {
      if (performance.now() > end || child.exitCode !== null) throw new Error(`the operator process did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => void running.once("exit", (code) => resolve(code)));
    running.kill(signal);
    return gone;
  };
  await start();
  return { url, pid: () => child?.pid ?? 0, kill: () => end("SIGKILL"), start, stop: () => end("SIGTERM") };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/ready`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}
