import { chmodSync, mkdtempSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { readConfig } from "../base/config/config.ts";
import { startEmbedded } from "../db/embedded/embedded.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { seedDatabase } from "../seed/seed.ts";
import { startCensus } from "./census.ts";
import { START } from "./test-clock.ts";

/** Environment variable with the address of the test server, and the name of the seeded database that tests copy. */
export const SERVER_VARIABLE = "TRIBUN_TEST_SERVER";
export const TEMPLATE = "tribun_template";
/** Linux's in-memory file system, and the free bytes it must have, several times what a whole run needs. */
const MEMORY = "/dev/shm";
const ROOM = 4 * 2 ** 30;
/** Settings of all test operators. */
export const TEST_SETTINGS = { NODE_ENV: "test", PASSWORD_COST: "quick" } as const;

/**
 * Starts one PostgreSQL for a test run and seeds one database that every test file copies. It is vitest's `globalSetup`; other runners call
 * it themselves and await the returned function at the end.
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

/**
 * Returns the in-memory folder if it has enough space, because a copied database has eight hundred files, which a disk writes several times
 * slower.
 */
async function placeForData(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/** Migrates and seeds a database like an operator's start at this time; for an empty one, like its first start. */
export async function seedTestDatabase(url: string, at: number): Promise<void> {
  const config = readConfig(TEST_SETTINGS);
  await migrateDatabase(url, (db) => seedDatabase(db, { now: new Date(at), demo: true, config }));
}
