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

/** After a killed server its children need a moment to let go of the shared memory. */
const ATTEMPTS = 10;
const PAUSE_MS = 300;

export type EmbeddedOptions = {
  /** Where the data is wanted; moved to a shared folder when the server's user cannot reach it. */
  readonly folder: string;
  /** For tests: gives up durability for speed, belongs to this process alone, and its folder goes with it. */
  readonly temporary?: boolean;
};

/** A running server. */
export type EmbeddedServer = {
  /** Address of its administrative database. */
  readonly url: string;
  /** The same for a database of this name, made when it is missing. */
  readonly database: (name: string) => Promise<string>;
  /** The folder that holds it all. */
  readonly home: string;
  /** Ends the server, unless others still use it. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on a free port of this machine, or uses the one that runs on this folder already: another process's, or that
 * of an operator which was killed a moment ago. The server is a process of its own. It ends when nobody uses it any more, however
 * those who did have ended; its data stays, unless it is temporary. One that dies is started again at the same address.
 */
export async function startEmbedded({ folder, temporary = false }: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = placeOf(folder);
  const folders = temporary ? [...new Set([place.home, folder])] : [];
  mkdirSync(place.home, { recursive: true });
  const watchdog = watchOver({ place, folders });
  if (!existsSync(join(dataOf(place), "PG_VERSION"))) await initialise(place);
  let stopped = false;
  /** What is under way: the end waits for it, because it would release the same connection. */
  let reviving = Promise.resolve();
  const begin = async (port?: number) => start(place, { temporary, port, onLost: () => void (reviving = reviving.then(revive)) });
  const { url, owner: first } = await begin();
  let owner = first;
  const revive = async (): Promise<void> => {
    if (stopped || temporary) return;
    const before = owner;
    const revived = await begin(Number(new URL(url).port));
    await before.release();
    // Every pool of this process has the address before; one that starts anew asks for the present one.
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
      // Who is left without a watchdog of its own is seen to by ours.
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

/** Makes the data beside its place and moves it there whole: an interrupted or a second attempt leaves nothing half made. */
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
