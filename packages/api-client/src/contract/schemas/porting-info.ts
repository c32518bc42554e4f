import { PORTING_REASONS, PORTING_STATES } from "@tribun/domain";
import * as v from "valibot";
import { day, id } from "./common.ts";

/** Porting data in a line or an order. */
export const portingInfo = v.object({
  id,
  state: v.picklist(PORTING_STATES),
  date: v.optional(day),
  reason: v.optional(v.picklist(PORTING_REASONS)),
  /** The donor's name; missing for a provider outside the list, because the list's entry for all others is no name. */
  donor: v.optional(v.string()),
  msisdn: v.string(),
});
