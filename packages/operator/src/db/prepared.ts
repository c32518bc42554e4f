import { createHash } from "node:crypto";
import type pg from "pg";

/** Prepared statements per connection; each uses some memory of the server. */
const MOST = 500;
/** Statement texts remembered until their second use. Lists of changing length produce new texts without end. */
const REMEMBERED = 2000;

/**
 * Lets PostgreSQL parse and plan a statement once per connection: a text used twice gets a name, under which the driver keeps it prepared.
 * The number of texts is small, because they come from the code and values are sent separately.
 * @returns a function to call with each new connection of one pool
 */
export function preparingRepeated(): (client: pg.PoolClient) => void {
  const names = repeatedNames();
  return (client) => {
    const prototype: unknown = Object.getPrototypeOf(client);
    if (typeof prototype !== "object" || prototype === null) return;
    Reflect.set(client, "query", (first: unknown, ...rest: readonly unknown[]): unknown => {
      // Read from the prototype at each call, because query instrumentation replaces it there.
      const query: unknown = Reflect.get(prototype, "query");
      if (typeof query !== "function") throw new TypeError("the client has no query");
      const answer: unknown = Reflect.apply(query, client, [named(first, names), ...rest]);
      return answer;
    });
  };
}

/** Adds a name to a plain query whose text was used before. */
function named(query: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof query !== "object" || query === null || Object.getPrototypeOf(query) !== Object.prototype) return query;
  const text: unknown = Reflect.get(query, "text");
  if (typeof text !== "string" || Reflect.get(query, "name") !== undefined) return query;
  const name = nameOf(text);
  return name === undefined ? query : { ...query, name };
}

/** Returns the name of a text from its second use on, while the limit allows. */
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
