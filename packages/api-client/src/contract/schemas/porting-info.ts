import { PORTING_REASONS, PORTING_STATES } from "@tribun/domain";
import * as v from "valibot";
import { day, id } from "./common.ts";

/** What a line or an order tells about the number that is on its way. */
export const portingInfo = v.object({
  id,
  state: v.picklist(PORTING_STATES),
  date: v.optional(day),
  reason: v.optional(v.picklist(PORTING_REASONS)),
  /** The provider that the number comes from; left out where it is none of the list, whose entry for all others is no name. */
  donor: v.optional(v.string()),
  msisdn: v.string(),
});
