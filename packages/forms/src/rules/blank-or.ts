import * as v from "valibot";

/** Makes a field optional: blank text becomes undefined, any other text must satisfy the schema. */
export function blankOr<S extends v.GenericSchema<string>>(schema: S) {
  return v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === "" ? undefined : text)),
    v.optional(schema),
  );
}
