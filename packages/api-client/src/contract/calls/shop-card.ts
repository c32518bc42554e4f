import { SIM_TYPES } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { iccid, instant } from "../schemas/common.ts";

export const checkSim = defineCall({
  id: "checkSim",
  method: "POST",
  path: "/api/phone-registries/check-sim",
  auth: "optional",
  limit: { max: 10, seconds: 3600 },
  summary: "Whether a SIM card is one of ours and can be put to work; its number is told to its owner only",
  body: v.object({ iccid }),
  payload: v.object({
    valid: v.literal(true),
    simType: v.picklist(SIM_TYPES),
    msisdn: v.optional(v.string()),
    activatable: v.boolean(),
    checkedAt: instant,
  }),
  codes: ["1110"],
});
