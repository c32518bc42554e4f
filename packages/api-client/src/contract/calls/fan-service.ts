import { postalCode } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { coverageInfo, distributor, postalCodeInfo, supportCase, supportMessage, supportTicket } from "../schemas/fan-service.ts";

export const distributors = defineCall({
  id: "distributors",
  method: "GET",
  path: "/api/distributors",
  auth: "public",
  shared: true,
  summary: "Shops near a postal code, the nearest first, or all of them; 1014 where there is none near",
  query: v.object({ plz: v.optional(postalCode) }),
  payload: v.array(distributor),
  codes: ["1014"],
});
export const postalCodeDetail = defineCall({
  id: "postalCodeDetail",
  method: "GET",
  path: "/api/postal-codes/{plz}",
  auth: "public",
  shared: true,
  summary: "The places of a postal code; a well-formed one that nobody knows is no error",
  params: v.object({ plz: postalCode }),
  payload: postalCodeInfo,
  codes: [],
});
export const coverage = defineCall({
  id: "coverage",
  method: "GET",
  path: "/api/coverage/{plz}",
  auth: "public",
  shared: true,
  summary: "Reception at a postal code, outdoors and indoors; a code that nobody knows is no error",
  params: v.object({ plz: postalCode }),
  payload: coverageInfo,
  codes: [],
});
export const sendSupportMessage = defineCall({
  id: "sendSupportMessage",
  method: "POST",
  path: "/api/support/messages",
  auth: "optional",
  idempotent: true,
  limit: { max: 10, seconds: 3600 },
  summary: "Writes to support; gives a ticket number and sends a receipt",
  body: supportMessage,
  payload: supportTicket,
  codes: [],
});
export const supportCases = defineCall({
  id: "supportCases",
  method: "GET",
  path: "/api/support/messages",
  auth: "user",
  summary: "What the fan has written to support while signed in, the newest first, with its answers; as long as it is kept",
  payload: v.array(supportCase),
  codes: [],
});
