import * as v from "valibot";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Sorts before every other id: a list by id begins after it. */
export const NIL = "00000000-0000-0000-0000-000000000000";

/** True if a uuid column accepts the text; PostgreSQL raises an error for anything else, which matches no row anyway. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The same as a schema, for ids from jobs, tokens and third parties. */
export const uuid = v.pipe(v.string(), v.check(isUuid, "invalid"));
