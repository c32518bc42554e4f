import { isoDate, normaliseEmail, readableText } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant } from "../schemas/common.ts";
import { declaration } from "../schemas/declaration.ts";

/**
 * The token of the mailed link is the proof, so the fan may open the link on any device; the contract's owner may name the receipt instead.
 * Confirming again is not an error.
 */
export const confirmDeclaration = defineCall({
  id: "confirmDeclaration",
  method: "POST",
  path: "/api/declarations/confirmations",
  auth: "optional",
  limit: { max: 30, seconds: 3600 },
  summary: "The owner of a contract confirms a withdrawal or termination that was declared without a session; then it is carried out",
  body: v.union([
    v.object({ token: v.pipe(v.string("token.required"), v.nonEmpty("token.required"), v.maxLength(200, "text.tooLong")) }),
    v.object({ receiptId: id }),
  ]),
  payload: v.object({
    receiptId: id,
    kind: declaration.entries.kind,
    /**
     * `confirmed`: the operator carries it out in a moment. `review`: staff decide. A repeated confirmation reports the current outcome.
     */
    outcome: v.picklist(["confirmed", "carriedOut", "review", "rejected"]),
    receivedAt: instant,
  }),
  /** 1034 for a receipt without a session. */
  codes: ["1028", "1034"],
});
export const declarationsToReview = defineCall({
  id: "declarationsToReview",
  method: "GET",
  path: "/api/declarations",
  auth: "staff",
  summary:
    "Withdrawals and terminations that a person has to decide, and jerseys that have not come back, the oldest first; staff only, 403 for everybody else",
  payload: v.array(declaration),
  codes: [],
});
export const decideDeclaration = defineCall({
  id: "decideDeclaration",
  method: "POST",
  path: "/api/declarations/{id}/decision",
  auth: "staff",
  idempotent: true,
  summary:
    "Carries a declaration out for the contract that was found, or rejects it with a reason. Of a jersey that is overdue it accepts the proof of dispatch, or says why nothing is paid; staff only",
  params: v.object({ id }),
  body: v.union([
    v.object({
      decision: v.literal("accept"),
      /** Phone or order number and address of the contract, where they differ from the declaration. */
      contract: v.optional(v.pipe(v.string(), v.transform(readableText), v.maxLength(60, "text.tooLong"))),
      email: v.optional(v.pipe(v.string(), v.transform(normaliseEmail), v.maxLength(254, "text.tooLong"))),
      /** Last day of a contract that is terminated for good cause; without it, the wanted day or today. */
      endsOn: v.optional(isoDate),
    }),
    v.object({
      decision: v.literal("reject"),
      /** Text for the mail, in the fan's language. */
      reason: v.pipe(v.string("reason.required"), v.trim(), v.nonEmpty("reason.required"), v.maxLength(1000, "text.tooLong")),
    }),
  ]),
  payload: declaration,
  codes: [],
});
