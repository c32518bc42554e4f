import { CONTRACT_PARTS, email, line as textLine } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { instant } from "../schemas/common.ts";

export const files = defineCall({
  id: "files",
  method: "GET",
  path: "/api/files",
  auth: "optional",
  headerless: true,
  shared: true,
  summary: "A public file of a known folder",
  query: v.object({ fileName: v.pipe(v.string(), v.maxLength(120)), folder: v.pipe(v.string(), v.maxLength(40)) }),
  payload: "binary",
  codes: ["1011"],
});

const receipt = {
  receiptId: v.string(),
  receivedAt: instant,
  /**
   * False where the owner of the contract declared it in a session. Everyone else gets true, whether or not the contract exists: the
   * operator asks its owner by mail before anything ends.
   */
  toConfirm: v.boolean(),
};
const declaration = {
  name: textLine("name.required", 120),
  contract: textLine("contract.required", 60),
  email,
};

/** § 356a BGB: the withdrawal button, without login; the receipt goes out at once (L23). */
export const withdrawal = defineCall({
  id: "withdrawal",
  method: "POST",
  path: "/api/withdrawals",
  auth: "optional",
  idempotent: true,
  limit: { max: 10, seconds: 3600 },
  summary: "Declares a withdrawal from a contract",
  body: v.object({
    ...declaration,
    /** The jersey is a separate purchase: withdrawing from it does not withdraw from the tariff (L22). */
    part: v.optional(v.picklist(CONTRACT_PARTS), "tariff"),
  }),
  payload: v.object(receipt),
  codes: [],
});
/** § 312k BGB: the cancellation button, without login (L24). */
export const termination = defineCall({
  id: "termination",
  method: "POST",
  path: "/api/terminations",
  auth: "optional",
  idempotent: true,
  limit: { max: 10, seconds: 3600 },
  summary: "Terminates a contract",
  body: v.object({
    ...declaration,
    kind: v.picklist(["ordinary", "extraordinary"], "terminationKind.required"),
    reason: v.optional(v.pipe(v.string(), v.maxLength(1000, "text.tooLong"))),
    /** Empty means at the earliest possible date. */
    date: v.optional(v.pipe(v.string(), v.isoDate("date.invalid"))),
  }),
  /**
   * `wantedDate` repeats the wish. Only the owner's session gets `endsOn`, the contract's last day; other owners get it by mail, because
   * the answer must be the same without a contract.
   */
  payload: v.object({ ...receipt, wantedDate: v.optional(v.string()), endsOn: v.optional(v.string()) }),
  codes: [],
});
export const paymentWebhook = defineCall({
  id: "paymentWebhook",
  method: "POST",
  path: "/api/payments/webhook",
  auth: "public",
  headerless: true,
  limit: { max: 6000, seconds: 60 },
  summary: "Signed events of the payment provider; each event id counts once",
  body: v.looseObject({ id: v.pipe(v.string(), v.maxLength(80)), type: v.pipe(v.string(), v.maxLength(80)), data: v.unknown() }),
  payload: v.object({ received: v.literal(true) }),
  codes: ["1035", "1036"],
});
