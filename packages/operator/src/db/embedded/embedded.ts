import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { reachableByAll, usableBinaries } from "./binaries.ts";
import { type ServerUser, serverUser } from "./server-user.ts";

const run = promisify(execFile);
/** After a killed server its children need a moment to let go of the shared memory. */
const ATTEMPTS = 10;
const PAUSE_MS = 300;
const PASSWORD_FILE = "tribun-password";

export type EmbeddedOptions = {
  /** Where the data is wanted; moved to a shared folder when the server's user cannot reach it. */
  readonly folder: string;
  /** For tests: gives up durability for speed. */
  readonly volatile?: boolean;
};

/** A running server. */
export type EmbeddedServer = {
  /** Address of its administrative database. */
  readonly url: string;
  /** The same for a database of this name, made when it is missing. */
  readonly database: (name: string) => Promise<string>;
  /** The folder that holds it all. */
  readonly home: string;
  /** Ends the server, unless other clients still use it; `force` ends it in any case. */
  readonly stop: (options?: { readonly force?: boolean }) => Promise<void>;
};

/**
 * Starts PostgreSQL on a free port of this machine, or takes over the one that a killed operator left running.
 * The server is a process of its own: it outlives a crash of this one, and its data survives both.
 */
export async function startEmbedded({ folder, volatile = false }: EmbeddedOptions): Promise<EmbeddedServer> {
  const user = serverUser();
  const shared = join(process.platform === "win32" ? tmpdir() : "/var/tmp", `tribun-${user?.uid ?? process.getuid?.() ?? 0}`);
  if (user) mkdirSync(shared, { recursive: true, mode: 0o755 });
  const bin = join(user ? usableBinaries(shared) : usableBinaries(folder), "bin");
  const home = user && !reachableByAll(folder) ? join(shared, Buffer.from(folder).toString("base64url").slice(-40)) : folder;
  const data = join(home, "data");
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const control = (...args: string[]) => run(join(bin, "pg_ctl"), ["-D", data, ...args], { ...as, cwd: home, env: environment() });

  if (!existsSync(join(data, "PG_VERSION"))) await initialise(bin, home, data, user);
  const password = readFileSync(join(data, PASSWORD_FILE), "utf8").trim();
  let port = await runningPort(data, password);
  for (let attempt = 0; port === undefined; attempt++) {
    removeStalePid(data);
    const wanted = await freePort();
    const flags = [`-p ${wanted}`, "-c listen_addresses=127.0.0.1", `-c unix_socket_directories=''`, "-c shared_buffers=64MB"];
    if (volatile) flags.push("-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off", "-c max_connections=300");
    try {
      await control("-w", "-t", "60", "-l", join(data, "server.log"), "-o", flags.join(" "), "start");
      port = wanted;
    } catch (cause) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      port = await runningPort(data, password);
      if (port === undefined && attempt >= ATTEMPTS) {
        throw new Error(`PostgreSQL did not start; its log is ${join(data, "server.log")}. Set DATABASE_URL to use another one.`, {
          cause,
        });
      }
    }
  }
  const url = addressOf(port, password, "postgres");
  return {
    url,
    database: async (name) => {
      await withClient(url, async (client) => {
        const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
        if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreDuplicate);
      });
      return addressOf(port, password, name);
    },
    home,
    stop: async ({ force = false } = {}) => {
      const others = force
        ? 0
        : await withClient(url, async (client) => {
            const { rows } = await client.query<{ n: number }>(
              "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
            );
            return rows[0]?.n ?? 0;
          }).catch(() => 0);
      if (others === 0) await control("-w", "-m", "fast", "stop").catch(() => undefined);
    },
  };
}

/** Makes the data beside its place and moves it there whole: an interrupted or a second attempt leaves nothing half made. */
async function initialise(bin: string, home: string, data: string, user: ServerUser | undefined): Promise<void> {
  mkdirSync(home, { recursive: true });
  const making = mkdtempSync(join(home, "making-"));
  const passwordFile = `${making}.password`;
  writeFileSync(passwordFile, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  if (user) for (const path of [making, passwordFile]) chownSync(path, user.uid, user.gid);
  const options = ["--auth=scram-sha-256", "--username=tribun", "--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  await run(join(bin, "initdb"), [`--pgdata=${making}`, `--pwfile=${passwordFile}`, "--no-instructions", ...options], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: home,
    env: environment(),
  });
  renameSync(passwordFile, join(making, PASSWORD_FILE));
  try {
    renameSync(making, data);
  } catch (error) {
    if (!existsSync(join(data, "PG_VERSION"))) throw error;
    rmSync(making, { recursive: true, force: true }); // Another process was faster.
  }
}

/** The port of a server that runs on this data and answers, or undefined. */
async function runningPort(data: string, password: string): Promise<number | undefined> {
  const port = Number(pidFile(data)[3]);
  if (!port) return undefined;
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      const folder = await withClient(addressOf(port, password, "postgres"), (client) =>
        client.query<{ data_directory: string }>("show data_directory"),
      );
      return folder.rows[0]?.data_directory === data ? port : undefined;
    } catch (error) {
      // 57P03: still starting or stopping.
      if (!(error instanceof Error && "code" in error && error.code === "57P03")) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  return undefined;
}

/** Removes a pid file whose process is gone, dead but not yet collected, or another program, as after a restart of a container. */
function removeStalePid(data: string): void {
  const pid = Number(pidFile(data)[0]);
  if (!pid || process.platform !== "linux") return;
  const status = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
  if (!/^\d+ \(postgres\S*\) [^ZX] /.test(status)) rmSync(join(data, "postmaster.pid"), { force: true });
}

function pidFile(data: string): string[] {
  const file = join(data, "postmaster.pid");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function addressOf(port: number, password: string, database: string): string {
  return `postgres://tribun:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function ignoreDuplicate(error: unknown): void {
  if (!(error instanceof Error && "code" in error && (error.code === "42P04" || error.code === "23505"))) throw error;
}

// A locale that exists everywhere, and none of the caller's PG* settings.
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith("PG") && !name.startsWith("LC_"));
  return { ...Object.fromEntries(entries), LC_ALL: "C" };
}
