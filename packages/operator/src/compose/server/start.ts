import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../../base/config/config.ts";
import { openDatabase } from "../../db/database.ts";
import { startEmbedded } from "../../db/embedded/embedded.ts";
import { migrateDatabase, schemaMark } from "../../db/migrate.ts";
import type { Deps } from "../../kernel/deps.ts";
import { createShelf, type Shelf } from "../../http/shelf/shelf.ts";
import { watchProcess, watchWork } from "../watch.ts";
import { openBoss, WORK_CONNECTIONS } from "../../kernel/outbox/boss.ts";
import { JOBS } from "../jobs.ts";
import { RECURRING } from "../recurring.ts";
import { withOwnKeys } from "../../sandbox/own-keys.ts";
import { seedDatabase } from "../../seed/seed.ts";
import { createDeps } from "./deps.ts";
import { createLog } from "./log.ts";

export type StartOptions = {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly databaseUrl?: string;
  /** Origins of the clubs' apps by team id. */
  readonly clubOrigins?: Readonly<Record<number, string>>;
  /** Folder of the embedded database. */
  readonly dataFolder?: string;
  /** Replaces `process.env`; the options above override it. */
  readonly env?: Readonly<Record<string, string | undefined>>;
};

export type RunningOperator = { readonly url: string; readonly deps: Deps; readonly stop: () => Promise<void> };

const DATA_FOLDER = fileURLToPath(new URL("../../../../../.local/operator", import.meta.url));
const CLOSE_MS = 10_000;
const SWEEP_MS = 100;

/** Starts a complete operator: database, migrations, seed, loops, port. @throws ConfigError, or an error that tells what to do */
export async function startOperator(options: StartOptions = {}): Promise<RunningOperator> {
  let config = readConfig({
    ...(options.env ?? process.env),
    ...(options.port !== undefined && { PORT: String(options.port) }),
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    ...(options.clubOrigins && {
      TEAM_ORIGINS: Object.entries(options.clubOrigins)
        .map(([id, origin]) => `${id}=${origin}`)
        .join(","),
    }),
  });
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ folder: options.dataFolder ?? DATA_FOLDER });
  const databaseUrl = config.databaseUrl ?? (await embedded?.database(`tribun_${schemaMark()}`)) ?? "";
  const demo = config.mode === "sandbox";
  await migrateDatabase(databaseUrl, async (db) => {
    config = await withOwnKeys(db, config);
    await seedDatabase(db, { now: new Date(), demo, config });
  });
  const database = openDatabase(databaseUrl, { max: config.databaseConnections });
  // Background work holds a connection while a third party answers, so it has its own pool and takes none of the callers'.
  const workers = openDatabase(databaseUrl, { max: WORK_CONNECTIONS });
  const log = createLog(config);
  const undo = async () => {
    await workers.close();
    await database.close();
    await embedded?.stop();
  };
  const boss = await openBoss(databaseUrl, database.db, log).catch(async (error: unknown) => {
    await undo();
    throw error;
  });
  const deps = createDeps(config, database.db, { queue: boss, log });
  watchWork(deps);
  watchProcess(deps, database.pool);
  await deps.clock.sync();
  const app = createApp(deps);
  const shelf = createShelf(deps, (request, env) => app.fetch(request, env));
  const server = await listen(shelf, config).catch(async (error: unknown) => {
    await boss.stop();
    await undo();
    throw error;
  });
  if (config.runsJobs) await boss.work({ ...deps, db: workers.db }, JOBS, RECURRING);
  log.info(factsOf(deps), "started");
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    deps.lifecycle.stop();
    await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000));
    await closeServer(server);
    await shelf.stop();
    await boss.stop();
    await undo();
  };
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  return { url: `http://localhost:${port}`, deps, stop: () => (stopping ??= stop()) };
}

function listen(shelf: Shelf, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const answer = getRequestListener(shelf.fetch, { overrideGlobalObjects: false });
    const http = createServer((request, response) => {
      if (hasTwoHosts(request.rawHeaders)) return void response.writeHead(400, { connection: "close" }).end();
      if (!shelf.serve(request, response)) void answer(request, response);
    });
    http.requestTimeout = 30_000;
    http.headersTimeout = 15_000;
    http.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${config.port} is taken; stop what uses it or set PORT.`) : error),
    );
    http.listen(config.port, config.host, () => resolve(http));
  });
}

/** With two Host headers a proxy and this server could choose different hosts (RFC 9112, 3.2); node silently takes the first. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length > 1;
}

/** Returns the process's configuration without secrets, to compare processes that behave differently. */
function factsOf({ config, providers, teams }: Deps): object {
  return {
    mode: config.mode,
    node: process.version,
    jobs: config.runsJobs,
    adapters: Object.fromEntries(Object.entries(providers).map(([port, { name }]) => [port, name])),
    clubs: Object.fromEntries([...teams.values()].map(({ id, origin }) => [id, origin])),
    trustedProxies: config.trustedProxies,
  };
}

/** Stops accepting connections, lets requests finish, and cuts what is still open after ten seconds. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
    // A connection stays open after its last answer; close it, because the next request must go to another process.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
