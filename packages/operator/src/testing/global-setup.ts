import { mkdtempSync } from "node:fs";
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
/** Of all operators of tests. */
export const TEST_SETTINGS = { NODE_ENV: "test", PASSWORD_COST: "quick" } as const;

/**
 * Starts one PostgreSQL for a test run and seeds one database that every test file copies.
 * As vitest's `globalSetup`; other runners call it themselves and await what it gives back at the end.
 */
export default async function startTestServer(project?: TestProject): Promise<() => Promise<void>> {
  const endCensus = project && startCensus(project);
  const folder = mkdtempSync(join(tmpdir(), "tribun-test-"));
  const server = await startEmbedded({ folder, temporary: true });
  await seedTestDatabase(await server.database(TEMPLATE), START);
  process.env[SERVER_VARIABLE] = server.url;
  return async () => {
    await server.stop();
    await endCensus?.();
  };
}

/** Brings an empty database to where an operator's is that is first started at a moment, and any other as its next start does. */
export async function seedTestDatabase(url: string, at: number): Promise<void> {
  const config = readConfig(TEST_SETTINGS);
  await migrateDatabase(url, (db) => seedDatabase(db, { now: new Date(at), demo: true, config }));
}
