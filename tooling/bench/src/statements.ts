import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import * as v from "valibot";

/** One statement as it went to PostgreSQL. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

const sent = v.union([v.string(), v.looseObject({ text: v.string() })]);

/** Listens to everything that goes to PostgreSQL from this process while `work` runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const original: unknown = Reflect.get(pg.Client.prototype, "query");
  if (typeof original !== "function") throw new TypeError("pg has no query");
  const listening = function (this: pg.Client, ...given: readonly unknown[]): unknown {
    const query = v.safeParse(sent, given[0]);
    if (query.success) {
      const text = typeof query.output === "string" ? query.output : query.output.text;
      const inside = typeof query.output === "string" ? undefined : query.output["values"];
      const values: unknown = Array.isArray(given[1]) ? given[1] : inside;
      statements.push({ text, values: Array.isArray(values) ? values : [] });
    }
    return Reflect.apply(original, this, given);
  };
  Reflect.set(pg.Client.prototype, "query", listening);
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, "query", original);
  }
  return statements;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * The same statements about somebody else: what belongs to the one who was listened to becomes the other's, and what was
 * drawn at random is drawn again, so that nobody waits for anybody's rows.
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

/** Runs statements one after the other on one connection. */
export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) await client.query(text, [...values]);
  } finally {
    client.release();
  }
}
