import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { reachableByAll, usableBinaries } from "./binaries.ts";
import { serverUser, type ServerUser } from "./server-user.ts";

const run = promisify(execFile);
const PASSWORD_FILE = "tribun-password";
const STARTING_ATTEMPTS = 20;
const STARTING_MS = 250;
/**
 * Arbitrary id of an advisory lock in the administrative database: users of a server hold it shared, ending a server takes it exclusively.
 */
const OWNERS = 1_907_190_520;

/** Location of a server, and the user that runs it. */
export type Place = { readonly bin: string; readonly home: string; readonly user?: ServerUser | undefined };

/** Returns the location of a server for this folder: the folder, unless the server's user cannot reach it. */
export function placeOf(folder: string): Place {
  const user = serverUser();
  const shared = join(process.platform === "win32" ? tmpdir() : "/var/tmp", `tribun-${user?.uid ?? process.getuid?.() ?? 0}`);
  if (user) mkdirSync(shared, { recursive: true, mode: 0o755 });
  const bin = join(user ? usableBinaries(shared) : usableBinaries(folder), "bin");
  const home = user && !reachableByAll(folder) ? join(shared, Buffer.from(folder).toString("base64url").slice(-40)) : folder;
  return { bin, home, user };
}

/** The data folder of a place. */
export const dataOf = ({ home }: Place): string => join(home, "data");
/** The file in the data folder with the password of the only database user. */
export const passwordFileOf = (data: string): string => join(data, PASSWORD_FILE);

/** Runs a PostgreSQL program as the server's user. */
export function runProgram(place: Place, program: "initdb" | "pg_ctl", args: readonly string[]): Promise<unknown> {
  const { bin, home, user } = place;
  return run(join(bin, program), args, { ...(user && { uid: user.uid, gid: user.gid }), cwd: home, env: environment() });
}

/** Runs pg_ctl for the server of a place: start, stop or query. */
export function control(place: Place, ...args: readonly string[]): Promise<unknown> {
  return runProgram(place, "pg_ctl", ["-D", dataOf(place), ...args]);
}

/** Returns the address of the administrative database if the place's server answers, else undefined. */
export async function runningAt(place: Place): Promise<string | undefined> {
  const data = dataOf(place);
  const port = Number(pidFile(data)[3]);
  if (!port) return undefined;
  const url = addressOf(place, port);
  for (let attempt = 0; attempt < STARTING_ATTEMPTS; attempt++) {
    try {
      const { rows } = await withClient(url, (client) => client.query<{ data_directory: string }>("show data_directory"));
      return rows[0]?.data_directory === data ? url : undefined;
    } catch (error) {
      // 57P03: the server is still starting or stopping.
      if (!(error instanceof Error && "code" in error && error.code === "57P03")) return undefined;
      await new Promise((resolve) => setTimeout(resolve, STARTING_MS));
    }
  }
  return undefined;
}

/** Returns the address of the administrative database of a place whose server listens on this port. */
export function addressOf(place: Place, port: number): string {
  const password = readFileSync(passwordFileOf(dataOf(place)), "utf8").trim();
  return `postgres://tribun:${password}@127.0.0.1:${port}/postgres`;
}

/** Removes a pid file whose process has ended, is a zombie or is another program, for example after a container restart. */
export function removeStalePid(place: Place): void {
  const data = dataOf(place);
  const pid = Number(pidFile(data)[0]);
  if (!pid || process.platform !== "linux") return;
  const status = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
  if (!/^\d+ \(postgres\S*\) [^ZX] /.test(status)) rmSync(join(data, "postmaster.pid"), { force: true });
}

/**
 * Registers this process as a user of the server, until the process ends or calls `release`.
 * @param onLost called when the server ends meanwhile
 * @throws while another process is ending the server
 */
export async function holdServer(url: string, onLost: () => void): Promise<{ readonly release: () => Promise<void> }> {
  // A single permanent connection that does not keep the process from exiting.
  const connection = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  connection.on("error", onLost);
  await connection.query("select pg_advisory_lock_shared($1)", [OWNERS]).catch(async (error: unknown) => {
    await connection.end();
    throw error;
  });
  return { release: () => connection.end() };
}

/**
 * Ends a server that no process uses. A process that registers meanwhile waits for the lock, loses its connection and restarts the server.
 * @returns `gone`: the server has ended; `held`: other operators use it and will end it; `serves`: it still has other clients
 */
export async function endUnused(place: Place): Promise<"gone" | "held" | "serves"> {
  const url = await runningAt(place);
  if (url === undefined) return "gone";
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ alone: boolean; idle: boolean }>(
      `select pg_try_advisory_lock($1) as alone, not exists (
        select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as idle`,
      [OWNERS],
    );
    if (!rows[0]?.alone) return "held";
    if (!rows[0].idle) return "serves";
    await control(place, "-w", "-m", "fast", "stop");
    return "gone";
  });
}

/** Runs `work` with a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function pidFile(data: string): string[] {
  const file = join(data, "postmaster.pid");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

// LC_ALL=C exists everywhere; the caller's PG* settings are left out.
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith("PG") && !name.startsWith("LC_"));
  return { ...Object.fromEntries(entries), LC_ALL: "C" };
}
