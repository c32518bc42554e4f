import * as v from "valibot";
import { defineCall } from "../call.ts";
import { outage, outageId, outageInput } from "../schemas/outage.ts";

export const outages = defineCall({
  id: "outages",
  method: "GET",
  path: "/api/outages",
  auth: "public",
  shared: true,
  summary: "What does not work in the network now, the latest first; empty when all is well",
  payload: v.array(outage),
  codes: [],
});
export const saveOutage = defineCall({
  id: "saveOutage",
  method: "PUT",
  path: "/api/internal/outages/{id}",
  auth: "internal",
  limit: { max: 120, seconds: 60 },
  summary:
    "Tells fans of the club of an outage, or changes what is told: since when, where, until when, over. Internal, for the club's staff; needs ADMIN_TOKEN as bearer, 403 otherwise",
  params: v.object({ id: outageId }),
  body: outageInput,
  payload: outage,
  codes: [],
});
