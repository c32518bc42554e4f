import { ungrouped } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant, money, nothing } from "../schemas/common.ts";
import { distributor } from "../schemas/fan-service.ts";
import { goodsReturn } from "../schemas/declaration.ts";
import { announcedChange, contractChangeInput, device, distributorInput, returnReport } from "../schemas/internal.ts";

const INTERNAL = "Internal, for the operator's own systems; needs ADMIN_TOKEN as bearer, 403 otherwise";
const limit = { max: 120, seconds: 60 };

export const saveDistributor = defineCall({
  id: "saveDistributor",
  method: "PUT",
  path: "/api/internal/distributors/{id}",
  auth: "internal",
  limit,
  summary: `Creates or changes a shop, after the directory of shops has taken it over. ${INTERNAL}`,
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{1,39}$/)) }),
  body: distributorInput,
  payload: distributor,
  codes: ["1013"],
});
export const removeDistributor = defineCall({
  id: "removeDistributor",
  method: "DELETE",
  path: "/api/internal/distributors/{id}",
  auth: "internal",
  limit,
  summary: `Takes a shop off the map. ${INTERNAL}`,
  params: v.object({ id }),
  payload: nothing,
  codes: ["1014"],
});
export const deviceDetail = defineCall({
  id: "deviceDetail",
  method: "GET",
  path: "/api/internal/devices/{tac}",
  auth: "internal",
  limit,
  summary: `A phone by the first eight digits of its IMEI, or by the whole of it. ${INTERNAL}`,
  params: v.object({ tac: v.pipe(v.string(), v.transform(ungrouped), v.regex(/^\d{8,16}$/)) }),
  payload: device,
  codes: ["1022"],
});
export const resolveTicket = defineCall({
  id: "resolveTicket",
  method: "POST",
  path: "/api/internal/support/{ticket}/resolution",
  auth: "internal",
  limit,
  summary: `Closes a support ticket, with the answer that its fan reads by mail and in the account; a line that was out completely earns its compensation (§ 58 TKG). ${INTERNAL}`,
  params: v.object({ ticket: id }),
  body: v.object({ outage: v.boolean(), answer: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4000))) }),
  payload: v.object({ resolvedAt: instant, compensation: v.optional(money) }),
  codes: [],
});
export const reportReturn = defineCall({
  id: "reportReturn",
  method: "POST",
  path: "/api/internal/returns/{id}",
  auth: "internal",
  limit,
  summary: `A jersey that was withdrawn from is back, or its dispatch is proven: what it cost is paid back, once (§ 357(4) BGB). ${INTERNAL}`,
  /** Receipt id of the withdrawal; the fan puts the receipt into the parcel. */
  params: v.object({ id }),
  body: returnReport,
  payload: goodsReturn,
  codes: [],
});
export const announceChange = defineCall({
  id: "announceChange",
  method: "POST",
  path: "/api/internal/contract-changes",
  auth: "internal",
  idempotent: true,
  limit,
  summary: `Tells fans of the club, by mail and in the account, that the operator changes their running contracts on its own, and of the three months in which they may leave because of it (§ 57(1), (2) TKG); 400 where the change takes effect in less than a month or more than two. ${INTERNAL}`,
  body: contractChangeInput,
  payload: announcedChange,
  codes: ["1012"],
});
