import pg from "pg";
import * as v from "valibot";

/** A statement sent to PostgreSQL. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

const sent = v.union([v.string(), v.looseObject({ text: v.string() })]);

/** Records every statement that this process sends to PostgreSQL while `work` runs. */
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
