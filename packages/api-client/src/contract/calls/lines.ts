import { city, houseNumber, machineText, postalCode, SIM_TYPES, street, SIM_REPLACEMENT_REASONS } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { iccid, id } from "../schemas/common.ts";
import { costShieldInput, esimProfile, evnInput, lineSettings } from "../schemas/line-care.ts";
import { lineSim, simReplacement } from "../schemas/lines.ts";
import { proof } from "../schemas/proof.ts";

const params = v.object({ id });
/** Same limit as the login, so a password is no easier to guess here. */
const REAUTH_LIMIT = { max: 5, seconds: 900, per: "user" } as const;
const puk = v.object({
  /** PIN at delivery of the SIM; wrong once the fan has changed it in the phone. */
  pin: v.string(),
  puk: v.string(),
  iccidMasked: v.string(),
});

export const lineEsim = defineCall({
  id: "lineEsim",
  method: "GET",
  path: "/api/lines/{id}/esim",
  auth: "user",
  summary: "The eSIM profile of an own line: its activation code until a device has loaded it, then only when that was",
  params,
  payload: esimProfile,
  codes: [],
});
export const simBlock = defineCall({
  id: "simBlock",
  method: "POST",
  path: "/api/lines/{id}/sim/block",
  auth: "user",
  summary: "Blocks the SIM of an own line at once, for example because it was lost",
  params,
  body: v.object({ reason: v.optional(v.picklist(["lost", "stolen", "other"])) }),
  payload: lineSim,
  codes: [],
});
export const simUnblock = defineCall({
  id: "simUnblock",
  method: "POST",
  path: "/api/lines/{id}/sim/unblock",
  auth: "user",
  proven: true,
  summary: "Takes the fan's own block off again; a block of the operator stays",
  params,
  body: v.object(proof),
  payload: lineSim,
  codes: ["1004"],
});
export const simReplace = defineCall({
  id: "simReplace",
  method: "POST",
  path: "/api/lines/{id}/sim/replace",
  auth: "user",
  idempotent: true,
  proven: true,
  summary:
    "Orders another SIM for an own line: an eSIM is free, also for a new device; a card by post goes on the next invoice. The fan is told by mail and by SMS to the old SIM before it dies, with a link that stops it. A card to an address that the account did not have for three days waits until a link in the mailbox confirms it",
  params,
  body: v.object({
    simType: v.picklist(SIM_TYPES, "simType.required"),
    reason: v.picklist(SIM_REPLACEMENT_REASONS),
    /** Device for the eSIM; without it, any device. */
    eid: v.optional(v.pipe(v.string(), v.transform(machineText), v.maxLength(50))),
    /** Delivery address of the card; without it, the address of the account. */
    deliveryAddress: v.optional(v.object({ street, houseNumber, postalCode, city })),
    ...proof,
  }),
  payload: simReplacement,
  codes: ["1004"],
});
export const simActivate = defineCall({
  id: "simActivate",
  method: "POST",
  path: "/api/lines/{id}/sim/activate",
  auth: "user",
  proven: true,
  limit: { max: 10, seconds: 3600, per: "user" },
  summary: "Puts a card that came by post to work; the one before is void from then on",
  params,
  body: v.object({ iccid, ...proof }),
  payload: lineSim,
  codes: ["1004", "1110"],
});
export const lineNumber = defineCall({
  id: "lineNumber",
  method: "POST",
  path: "/api/lines/{id}/number",
  auth: "user",
  idempotent: true,
  proven: true,
  limit: { ...REAUTH_LIMIT, with: "linePuk" },
  summary:
    "Gives an own running line another number for nothing, after the password. The number must be held by this fan or cart (POST /api/phone-registries/{id}/reserve) and cost no selection fee; the one before rests. 409 within 30 days of the last change",
  params,
  body: v.object({ registryId: id, reservationId: id, ...proof }),
  payload: v.object({ lineId: id, msisdn: v.string() }),
  codes: ["1004", "1104", "1108"],
});
export const linePuk = defineCall({
  id: "linePuk",
  method: "GET",
  path: "/api/lines/{id}/puk",
  auth: "user",
  proven: true,
  limit: REAUTH_LIMIT,
  summary:
    "PIN and PUK that an own line's SIM was made with. Needs the account's password as base64url of its UTF-8 in the header X-Reauthentication",
  params,
  payload: puk,
  codes: ["1004"],
});
export const linePukByPassword = defineCall({
  id: "linePukByPassword",
  method: "POST",
  path: "/api/lines/{id}/puk",
  auth: "user",
  proven: true,
  limit: { ...REAUTH_LIMIT, with: "linePuk" },
  summary: "The same with the password in the body, for callers that cannot set headers",
  params,
  body: v.object(proof),
  payload: puk,
  codes: ["1004"],
});
export const lineSettingsRead = defineCall({
  id: "lineSettingsRead",
  method: "GET",
  path: "/api/lines/{id}/settings",
  auth: "user",
  summary: "What is set on an own line: notices, blocks, itemised bill, cost cap",
  params,
  payload: lineSettings,
  codes: [],
});
export const lineCostShield = defineCall({
  id: "lineCostShield",
  method: "PATCH",
  path: "/api/lines/{id}/cost-shield",
  auth: "user",
  summary: "Cost cap for data roaming outside the EU (Reg. (EU) 2022/612 art. 14): 59.50 € a month unless chosen otherwise",
  params,
  body: costShieldInput,
  payload: lineSettings,
  codes: [],
});
export const lineEvn = defineCall({
  id: "lineEvn",
  method: "PATCH",
  path: "/api/lines/{id}/evn",
  auth: "user",
  summary: "Itemised bill for the future, with full or shortened numbers (§ 65 TKG)",
  params,
  body: evnInput,
  payload: lineSettings,
  codes: [],
});
export const lineBlocks = defineCall({
  id: "lineBlocks",
  method: "PATCH",
  path: "/api/lines/{id}/blocks",
  auth: "user",
  summary:
    "Blocks premium numbers, what others bill through the operator (§ 61 TKG), and data roaming outside the EU that no pack covers; free of charge",
  params,
  body: v.object({
    premiumNumbers: v.optional(v.boolean()),
    thirdPartyBilling: v.optional(v.boolean()),
    roamingData: v.optional(v.boolean()),
  }),
  payload: lineSettings,
  codes: [],
});
export const lineNotices = defineCall({
  id: "lineNotices",
  method: "PATCH",
  path: "/api/lines/{id}/notices",
  auth: "user",
  summary: "Notice at 80 % of the volume, on or off (§ 10 TKTransparenzV)",
  params,
  body: v.object({ usageNotice: v.boolean() }),
  payload: lineSettings,
  codes: [],
});
