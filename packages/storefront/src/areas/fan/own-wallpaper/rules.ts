import { isJerseyNumber, jerseyName } from "@tribun/domain";
import * as v from "valibot";

/** The characters and numbers that the printer can put on a shirt, the same rules as in the order. */
export const schema = v.object({
  name: jerseyName,
  number: v.pipe(v.string(), v.check(isJerseyNumber, "jerseyNumber.range")),
});
