import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { clockForChildren } from "@tribun/vitest-config/clock/run";
import { nodeZone } from "@tribun/vitest-config/clock/zones";
import { freePort } from "./free-port.ts";

const LOCAL = fileURLToPath(new URL("../../../../.local/e2e/", import.meta.url));
const MAIN = fileURLToPath(new URL("operator-main.ts", import.meta.url));
/** The hidden seed of every game, so that a journey knows how to win. */
export const GAME_SEED = "derby";
/** The token of the club's staff at the operator. */
export const STAFF_TOKEN = "a token of the journeys, long enough for its purpose";
const READY_WITHIN_MS = 90_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Removes the folders of workers that were killed together with their operators. */
function forgetKilled(): void {
  mkdirSync(LOCAL, { recursive: true });
  for (const name of readdirSync(LOCAL)) {
    try {
      process.kill(Number(name.split("-")[1]), 0);
    } catch {
      rmSync(`${LOCAL}${name}`, { recursive: true, force: true });
    }
  }
}

/** The operator of one test worker, with its own database and clock. */
export class TestOperator {
  readonly port: number;
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  readonly #log: number;
  readonly #folder: string;

  private constructor(port: number, env: NodeJS.ProcessEnv, folder: string) {
    this.port = port;
    this.#folder = folder;
    this.url = `http://localhost:${port}`;
    this.#env = env;
    this.#log = openSync(`${folder}/operator.log`, "a");
  }

  /**
   * Starts an operator and waits until it answers. Its folder starts empty, and `stop` removes it.
   * @param worker its number among the workers
   * @param origins addresses of the clubs' apps by team id
   * @param databaseUrl an existing database; without one the operator creates its own
   */
  static async start(worker: number, origins: Readonly<Record<number, string>>, databaseUrl?: string): Promise<TestOperator> {
    forgetKilled();
    const folder = `${LOCAL}${worker}-${process.pid}`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const port = await freePort();
    const env = {
      ...process.env,
      PORT: String(port),
      NODE_ENV: "test",
      LOG_LEVEL: "warn",
      TEAM_ORIGINS: Object.entries(origins)
        .map(([team, origin]) => `${team}=${origin}`)
        .join(","),
      E2E_DATA_FOLDER: folder,
      // All tests of a worker come from one address. The operator's own tests cover the limits.
      RATE_LIMIT_FACTOR: "1000",
      SANDBOX_GAME_SEED: GAME_SEED,
      ADMIN_TOKEN: STAFF_TOKEN,
      ...clockForChildren(),
      TZ: nodeZone(),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    };
    const operator = new TestOperator(port, env, folder);
    await operator.resume();
    return operator;
  }

  /** Starts the process, also after `kill`, and waits until it answers. */
  async resume(): Promise<void> {
    this.#child = spawn(process.execPath, [MAIN], { env: this.#env, stdio: ["ignore", this.#log, this.#log, "ipc"] });
    const end = performance.now() + READY_WITHIN_MS;
    while (!(await this.#answers())) {
      if (performance.now() > end || this.#child.exitCode !== null)
        throw new Error(`The operator on ${this.url} did not start; see .local/e2e/*/operator.log`);
      await pause(100);
    }
  }

  /** Kills the process without a shutdown, as a power cut does. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops the process and deletes its data. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
    child.kill(signal);
    await gone;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/ready`)).ok;
    } catch {
      return false;
    }
  }
}
