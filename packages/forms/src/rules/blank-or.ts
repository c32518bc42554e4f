import * as v from "valibot";

/** Lets an optional field stay empty: blank text counts as not given, anything else must satisfy the schema. */
export function blankOr<S extends v.GenericSchema<string>>(schema: S) {
  return v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === "" ? undefined : text)),
    v.optional(schema),
  );
}
