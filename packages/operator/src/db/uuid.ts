import * as v from "valibot";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a uuid column takes a text; PostgreSQL refuses anything else with an error, and it names nobody's row anyway. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The same as a schema: for what jobs, tokens and third parties name. */
export const uuid = v.pipe(v.string(), v.check(isUuid, "invalid"));
