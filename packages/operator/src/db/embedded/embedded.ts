import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import {
  addressOf,
  control,
  dataOf,
  endUnused,
  passwordFileOf,
  type Place,
  placeOf,
  removeStalePid,
  runningAt,
  runProgram,
  holdServer,
  withClient,
} from "./place.ts";
import { watchOver } from "./watchdog.ts";

/** After the server is killed, its children need a moment to release the shared memory. */
const ATTEMPTS = 10;
const PAUSE_MS = 300;

export type EmbeddedOptions = {
  /** Wanted data folder; a shared folder replaces it if the server's user cannot reach this one. */
  readonly folder: string;
  /** For tests: trades durability for speed, belongs to this process only, and deletes its folder at the end. */
  readonly temporary?: boolean;
};

/** A running server. */
export type EmbeddedServer = {
  /** Address of its administrative database. */
  readonly url: string;
  /** Returns the address of the database with this name; creates it if missing. */
  readonly database: (name: string) => Promise<string>;
  /** The folder that contains all of the server's files. */
  readonly home: string;
  /** Ends the server, unless other processes still use it. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on a free port of this machine, or uses the server already running on this folder: another process's, or one left by a
 * killed operator. The server is a separate process. It ends after its last user, even a killed one; its data stays, unless it is
 * temporary. A server that dies is restarted at the same address.
 */
export async function startEmbedded({ folder, temporary = false }: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = placeOf(folder);
  const folders = temporary ? [...new Set([place.home, folder])] : [];
  mkdirSync(place.home, { recursive: true });
  const watchdog = watchOver({ place, folders });
  if (!existsSync(join(dataOf(place), "PG_VERSION"))) await initialise(place);
  let stopped = false;
  /** The running restart; `stop` waits for it, because it releases the same connection. */
  let reviving = Promise.resolve();
  const begin = async (port?: number) => start(place, { temporary, port, onLost: () => void (reviving = reviving.then(revive)) });
  const { url, owner: first } = await begin();
  let owner = first;
  const revive = async (): Promise<void> => {
    if (stopped || temporary) return;
    const before = owner;
    const revived = await begin(Number(new URL(url).port));
    await before.release();
    // The pools of this process keep the first address; only a new process looks up the current one.
    if (revived.url !== url) throw new Error("PostgreSQL came back at another address");
    ({ owner } = revived);
  };
  return {
    url,
    database: async (name) => {
      await withClient(url, async (client) => {
        const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
        if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreDuplicate);
      });
      return new URL(`/${encodeURIComponent(name)}`, url).toString();
    },
    home: place.home,
    stop: async () => {
      stopped = true;
      await reviving;
      await owner.release();
      if (temporary) await control(place, "-w", "-m", "immediate", "stop").catch(() => undefined);
      // Other clients without a watchdog still use the server: keep this process's watchdog, which ends it after them.
      else if ((await endUnused(place).catch(() => "serves")) === "serves") return;
      for (const path of folders) rmSync(path, { recursive: true, force: true });
      watchdog.dismiss();
    },
  };
}

type Start = { readonly temporary: boolean; readonly port: number | undefined; readonly onLost: () => void };

async function start(place: Place, { temporary, port, onLost }: Start) {
  const log = join(dataOf(place), "server.log");
  for (let attempt = 0; ; attempt++) {
    try {
      const url = (await runningAt(place)) ?? (await launch(place, log, temporary, port));
      return { url, owner: await holdServer(url, onLost) };
    } catch (cause) {
      if (attempt >= ATTEMPTS)
        throw new Error(`PostgreSQL did not start; its log is ${log}. Set DATABASE_URL to use another one.`, { cause });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function launch(place: Place, log: string, temporary: boolean, wanted: number | undefined): Promise<string> {
  removeStalePid(place);
  const port = wanted ?? (await freePort());
  const flags = [`-p ${port}`, "-c listen_addresses=127.0.0.1", `-c unix_socket_directories=''`, "-c shared_buffers=64MB"];
  if (temporary)
    flags.push(
      "-c fsync=off",
      "-c synchronous_commit=off",
      "-c full_page_writes=off",
      "-c max_connections=300",
      "-c autovacuum=off",
      "-c jit=off",
      "-c wal_level=minimal",
      "-c max_wal_senders=0",
    );
  await control(place, "-w", "-t", "60", "-l", log, "-o", flags.join(" "), "start");
  return addressOf(place, port);
}

/**
 * Creates the data in a folder beside its final place and renames it, so an interrupted or concurrent attempt leaves nothing incomplete.
 */
async function initialise(place: Place): Promise<void> {
  const { home, user } = place;
  const making = mkdtempSync(join(home, "making-"));
  const passwordFile = `${making}.password`;
  writeFileSync(passwordFile, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  if (user) for (const path of [making, passwordFile]) chownSync(path, user.uid, user.gid);
  const options = ["--auth=scram-sha-256", "--username=tribun", "--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  await runProgram(place, "initdb", [`--pgdata=${making}`, `--pwfile=${passwordFile}`, "--no-instructions", ...options]);
  renameSync(passwordFile, passwordFileOf(making));
  try {
    renameSync(making, dataOf(place));
  } catch (error) {
    if (!existsSync(join(dataOf(place), "PG_VERSION"))) throw error;
    rmSync(making, { recursive: true, force: true }); // Another process was faster.
  }
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

function ignoreDuplicate(error: unknown): void {
  if (!(error instanceof Error && "code" in error && (error.code === "42P04" || error.code === "23505"))) throw error;
}
