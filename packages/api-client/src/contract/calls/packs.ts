import { PACK_CATEGORIES } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id } from "../schemas/common.ts";
import { activeOption, option, optionPurchase } from "../schemas/packs.ts";
import { paymentIntent } from "../schemas/payments.ts";

export const options = defineCall({
  id: "options",
  method: "GET",
  path: "/api/tariffs/options",
  auth: "optional",
  summary: "Packs on sale",
  query: v.object({
    category: v.optional(v.picklist(PACK_CATEGORIES)),
    tag: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  payload: v.array(option),
  codes: [],
});
export const myOptions = defineCall({
  id: "myOptions",
  method: "GET",
  path: "/api/tariffs/options/me",
  auth: "user",
  summary: "Packs on own lines that run or are about to",
  payload: v.array(activeOption),
  codes: ["1020", "1023"],
});
export const optionRenewal = defineCall({
  id: "optionRenewal",
  method: "PATCH",
  path: "/api/tariffs/options/me/{id}",
  auth: "user",
  summary: "Ends the automatic renewal of an own pack with its present period, or lets it go on",
  params: v.object({ id }),
  body: v.object({ autoRenew: v.boolean() }),
  payload: activeOption,
  codes: [],
});
export const optionStart = defineCall({
  id: "optionStart",
  method: "POST",
  path: "/api/tariffs/options/me/{id}/start",
  auth: "user",
  summary: "Begins an own pack now that was to begin later",
  params: v.object({ id }),
  /** The fan requests the start before the 14 days of withdrawal end (L22). */
  body: v.object({ earlyStart: v.literal(true) }),
  payload: activeOption,
  codes: ["1023"],
});
export const optionDetail = defineCall({
  id: "optionDetail",
  method: "GET",
  path: "/api/tariffs/options/{id}",
  auth: "optional",
  summary: "One pack, by id or by the external id of the partner's catalogue (OPT-…)",
  params: v.object({ id }),
  payload: option,
  codes: ["1024", "1025"],
});
export const optionIntent = defineCall({
  id: "optionIntent",
  method: "POST",
  path: "/api/options/{id}/payment-intent",
  aliases: ["/api/tariffs/options/{id}/payment-intent"],
  auth: "user",
  idempotent: true,
  summary: "Buys a pack for an own line: charges a stored payment method, or opens a hosted checkout",
  params: v.object({ id }),
  body: optionPurchase,
  payload: paymentIntent,
  codes: ["1020", "1023", "1024", "1032", "1037", "1038"],
});
