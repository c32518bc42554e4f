import { chmodSync, mkdtempSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { readConfig } from "../config/config.ts";
import { startEmbedded } from "../db/embedded/embedded.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { seedDatabase } from "../seed/seed.ts";
import { startCensus } from "./census.ts";
import { START } from "./test-clock.ts";

/** Address of the server that tests make their databases on, and the name of the seeded one they copy. */
export const SERVER_VARIABLE = "TRIBUN_TEST_SERVER";
export const TEMPLATE = "tribun_template";
/** Where Linux keeps files in memory, and the bytes that a whole run needs there several times over. */
const MEMORY = "/dev/shm";
const ROOM = 4 * 2 ** 30;
/** Of all operators of tests. */
export const TEST_SETTINGS = { NODE_ENV: "test", PASSWORD_COST: "quick" } as const;

/**
 * Starts one PostgreSQL for a test run and seeds one database that every test file copies.
 * As vitest's `globalSetup`; other runners call it themselves and await what it gives back at the end.
 */
export default async function startTestServer(project?: TestProject): Promise<() => Promise<void>> {
  const endCensus = project && startCensus(project);
  const folder = mkdtempSync(join(await placeForData(), "tribun-test-"));
  // The server may run as another user.
  chmodSync(folder, 0o755);
  const server = await startEmbedded({ folder, temporary: true });
  await seedTestDatabase(await server.database(TEMPLATE), START);
  process.env[SERVER_VARIABLE] = server.url;
  return async () => {
    await server.stop();
    await endCensus?.();
  };
}

/** Memory, where there is enough: a copy of a database is eight hundred files, which take a disk several times as long. */
async function placeForData(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/** Brings an empty database to where an operator's is that is first started at a moment, and any other as its next start does. */
export async function seedTestDatabase(url: string, at: number): Promise<void> {
  const config = readConfig(TEST_SETTINGS);
  await migrateDatabase(url, (db) => seedDatabase(db, { now: new Date(at), demo: true, config }));
}
