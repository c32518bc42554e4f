import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Db } from "./database.ts";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));
/** Arbitrary id of the advisory lock that lets only one process at a time migrate or seed. */
const LOCK = 1_907_190_519;

/** Migrates a database to the newest schema, then runs `then` (the seed) under the same lock. */
export async function migrateDatabase(url: string, then: (db: Db) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: "tribun-migrate" });
  const lock = await pool.connect();
  try {
    await lock.query("select pg_advisory_lock($1)", [LOCK]);
    const db = drizzle(pool);
    await migrate(db, { migrationsFolder: FOLDER });
    await then(db);
  } finally {
    lock.release(true);
    await pool.end();
  }
}

/** True if the database has every migration of this program; it may have newer ones from a newer program. */
export async function isMigrated(db: Db): Promise<boolean> {
  const newest = Math.max(0, ...readMigrationFiles({ migrationsFolder: FOLDER }).map(({ folderMillis }) => folderMillis));
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select coalesce(max(created_at), 0) >= ${newest} as done from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.done === true;
}

/**
 * A short hash of the first migration. The name of the embedded database contains it, so that a development database from before a rewrite
 * of that migration is ignored instead of failing at boot.
 */
export function schemaMark(): string {
  const [first] = readMigrationFiles({ migrationsFolder: FOLDER });
  return (first?.hash ?? "empty").slice(0, 8);
}
