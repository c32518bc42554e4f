import * as v from "valibot";
import { defineCall } from "../call.ts";
import { instant, nothing } from "../schemas/common.ts";
import { proof } from "../schemas/proof.ts";
import { fanProfile, user } from "../schemas/user.ts";

/** The fan's own data in a portable form (GDPR Art. 15, 20). */
const dataExport = v.object({
  madeAt: instant,
  user,
  profile: fanProfile,
  /** Every stored row about the fan, by table name; without proofs such as hashes and tokens. */
  tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});
export type DataExport = v.InferOutput<typeof dataExport>;

export const exportMe = defineCall({
  id: "exportMe",
  method: "GET",
  path: "/api/users/me/export",
  auth: "user",
  proven: true,
  limit: { max: 10, seconds: 3600, per: "user" },
  summary:
    "Everything that is kept about the fan (GDPR Art. 15, 20). Needs the account's password as base64url of its UTF-8 in the header X-Reauthentication",
  payload: dataExport,
  codes: ["1004"],
});
export const exportMeByProof = defineCall({
  id: "exportMeByProof",
  method: "POST",
  path: "/api/users/me/export",
  auth: "user",
  proven: true,
  limit: { max: 10, seconds: 3600, per: "user", with: "exportMe" },
  summary: "The same with the proof in the body, for callers that cannot set headers",
  body: v.object(proof),
  payload: dataExport,
  codes: ["1004"],
});
/** Refused with 409 and a reason while a line, an order, an invoice or a refund is open: `lineActive`, `orderOpen`, `invoiceOpen`. */
export const deleteMe = defineCall({
  id: "deleteMe",
  method: "DELETE",
  path: "/api/users/me",
  auth: "user",
  proven: true,
  summary: "Deletes the account after the password was given again; what the law keeps stays out of reach until its day (L17)",
  body: v.object(proof),
  payload: nothing,
  codes: ["1004"],
});
