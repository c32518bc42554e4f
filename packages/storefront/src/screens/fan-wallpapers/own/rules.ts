import { isJerseyName, isJerseyNumber } from "@tribun/domain";
import * as v from "valibot";

/** What the printer can set on a shirt, as the shop's own. */
export const schema = v.object({
  name: v.pipe(v.string(), v.check(isJerseyName, "jerseyName.invalid")),
  number: v.pipe(v.string(), v.check(isJerseyNumber, "jerseyNumber.range")),
});
