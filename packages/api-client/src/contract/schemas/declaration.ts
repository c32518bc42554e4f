import { CONTRACT_PARTS, DECLARATION_STATES, RETURN_STATES, DECLARATION_KINDS } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";

/** State of sent goods that a fan has withdrawn from. */
export const goodsReturn = v.object({
  state: v.picklist(RETURN_STATES),
  /** Goods count as overdue after this day. */
  dueOn: day,
  /** Amount that the operator pays back, or has paid back in the states `proven` and `received`. */
  refund: money,
});
export type GoodsReturn = v.InferOutput<typeof goodsReturn>;

/** A withdrawal or termination as staff see it. */
export const declaration = v.object({
  id,
  kind: v.picklist(DECLARATION_KINDS),
  part: v.picklist(CONTRACT_PARTS),
  state: v.picklist(DECLARATION_STATES),
  /** Reason for the review: `notFound`, `nameMismatch`, `unconfirmed`, `late`, `extraordinary` and others. */
  reviewReason: v.optional(v.string()),
  name: v.string(),
  contract: v.string(),
  email: v.string(),
  reason: v.optional(v.string()),
  wantedDate: v.optional(day),
  receivedAt: instant,
  /** Proof of ownership of the contract and its time: by a session or by the mailed link. Absent until the owner proves it. */
  confirmed: v.optional(v.object({ by: v.picklist(["session", "link"]), at: instant })),
  orderId: v.optional(id),
  lineId: v.optional(id),
  endsOn: v.optional(day),
  /** The jersey that must come back first; only where one was sent. */
  goodsReturn: v.optional(goodsReturn),
});
