import { CONTRACT_PARTS, DECLARATION_STATES, RETURN_STATES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";

/** Where goods stand that a fan withdrew from after they had been sent. */
export const goodsReturn = v.object({
  state: v.picklist(RETURN_STATES),
  /** After this day they count as overdue. */
  dueOn: day,
  /** What goes back for them, or has gone back in the states `proven` and `received`. */
  refund: money,
});
export type GoodsReturn = v.InferOutput<typeof goodsReturn>;

/** A withdrawal or termination as staff see it. */
export const declaration = v.object({
  id,
  kind: v.picklist(["withdrawal", "ordinary", "extraordinary"]),
  part: v.picklist(CONTRACT_PARTS),
  state: v.picklist(DECLARATION_STATES),
  /** Why a person has to look: `notFound`, `nameMismatch`, `unconfirmed`, `late`, `extraordinary` and the like. */
  reviewReason: v.optional(v.string()),
  name: v.string(),
  contract: v.string(),
  email: v.string(),
  reason: v.optional(v.string()),
  wantedDate: v.optional(day),
  receivedAt: instant,
  /** Who proved to own the contract, and when: in a session, or by the link in the own mailbox. Absent while nobody has. */
  confirmed: v.optional(v.object({ by: v.picklist(["session", "link"]), at: instant })),
  orderId: v.optional(id),
  lineId: v.optional(id),
  endsOn: v.optional(day),
  /** The jersey that has to come back first; only where one was sent. */
  goodsReturn: v.optional(goodsReturn),
});
