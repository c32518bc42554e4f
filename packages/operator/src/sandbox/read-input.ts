import * as v from "valibot";
import { unstorable } from "../http/field-errors.ts";

/** Reads what the console is told. What no text of the database can hold is as wrong as what its schema does not know. */
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
