import * as v from "valibot";
import { unstorable } from "../base/field-errors.ts";

/** Parses input of the console. Refuses text that the database cannot store, as well as input that breaks the schema. */
export function readInput<S extends v.GenericSchema>(schema: S, value: unknown) {
  return v.safeParse(
    v.pipe(
      v.unknown(),
      v.check((input) => unstorable(input, []).length === 0, "text.unprintable"),
      schema,
    ),
    value,
  );
}
