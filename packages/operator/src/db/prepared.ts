import { createHash } from "node:crypto";
import type pg from "pg";

/** Statements that a connection keeps parsed; each holds some memory of the server's. */
const MOST = 500;
/** Texts remembered until they come a second time. Lists of changing length make new ones for ever. */
const REMEMBERED = 2000;

/**
 * Lets PostgreSQL parse and plan a statement once per connection instead of at each use: a text that comes again gets a
 * name, by which the driver keeps it prepared. Texts are the code's own, values travel apart, so their number is small.
 * @returns what is done with each new connection of one pool
 */
export function preparingRepeated(): (client: pg.PoolClient) => void {
  const names = repeatedNames();
  return (client) => {
    const prototype: unknown = Object.getPrototypeOf(client);
    if (typeof prototype !== "object" || prototype === null) return;
    Reflect.set(client, "query", (first: unknown, ...rest: readonly unknown[]): unknown => {
      // Looked up at each call: whoever listens to all queries replaces it there.
      const query: unknown = Reflect.get(prototype, "query");
      if (typeof query !== "function") throw new TypeError("the client has no query");
      const answer: unknown = Reflect.apply(query, client, [named(first, names), ...rest]);
      return answer;
    });
  };
}

/** The same query with a name, when it is a plain one whose text came before. */
function named(query: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof query !== "object" || query === null || Object.getPrototypeOf(query) !== Object.prototype) return query;
  const text: unknown = Reflect.get(query, "text");
  if (typeof text !== "string" || Reflect.get(query, "name") !== undefined) return query;
  const name = nameOf(text);
  return name === undefined ? query : { ...query, name };
}

/** The name of a text from its second time on, as long as there is room. */
function repeatedNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    if (!seen.delete(text)) {
      if (seen.size >= REMEMBERED) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `q_${createHash("sha256").update(text).digest("base64url").slice(0, 20)}`;
    names.set(text, name);
    return name;
  };
}
