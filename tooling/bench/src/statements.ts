import { randomBytes, randomUUID } from "node:crypto";
import type { Statement } from "@tribun/operator/testing/load";
import type pg from "pg";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Returns the same statements for another fan: replaces the recorded fan's values, and replaces random values by new ones, so that two fans
 * never lock the same rows.
 */
export function retold(statements: readonly Statement[], names: ReadonlyMap<string, string>): readonly Statement[] {
  const drawn = new Map<string, string>();
  const kept = new Set(names.values());
  const again = (found: string, make: () => string): string => {
    if (kept.has(found)) return found;
    const known = drawn.get(found) ?? make();
    drawn.set(found, known);
    return known;
  };
  const tell = (text: string): string => {
    let told = text;
    for (const [from, to] of names) told = told.replaceAll(from, to);
    return told
      .replace(UUID, (found) => again(found, randomUUID))
      .replace(/^TRB-\w{4}-\w{4}$/, (found) => again(found, () => `TRB-${randomBytes(4).toString("hex").toUpperCase()}`))
      .replace(/^T[0-9A-F]{18}$/, (found) => again(found, () => `T${randomBytes(9).toString("hex").toUpperCase()}`))
      .replace(/^[\w-]{32}$/, (found) => again(found, () => randomBytes(24).toString("base64url")));
  };
  return statements.map(({ text, values }) => ({ text, values: values.map((value) => (typeof value === "string" ? tell(value) : value)) }));
}

/** Runs statements in order on one connection. */
export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) await client.query(text, [...values]);
  } finally {
    client.release();
  }
}
