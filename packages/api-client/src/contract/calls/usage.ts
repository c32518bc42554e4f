import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id } from "../schemas/common.ts";
import { usageMonth } from "../schemas/usage.ts";

export const lineUsage = defineCall({
  id: "lineUsage",
  method: "GET",
  path: "/api/lines/{id}/usage",
  auth: "user",
  summary: "What an own line used in each month that is kept, the running one first (L35)",
  params: v.object({ id }),
  payload: v.array(usageMonth),
  codes: [],
});
