import { isJerseyNumber, jerseyName } from "@tribun/domain";
import * as v from "valibot";

/** What the printer can set on a shirt, as the shop's own. */
export const schema = v.object({
  name: jerseyName,
  number: v.pipe(v.string(), v.check(isJerseyNumber, "jerseyNumber.range")),
});
