import { firstName, isoDate, lastName, machineRead, MNP_TYPES, PORTING_REASONS, PORTING_STATES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";

/** A running porting to the operator, as its owner sees it (flows §4.2). */
export const porting = v.object({
  id,
  orderId: id,
  /** Pending until the number is ported. */
  lineId: id,
  state: v.picklist(PORTING_STATES),
  msisdn: v.string(),
  donor: v.object({ id, name: v.string() }),
  mnpType: v.picklist(MNP_TYPES),
  holder: v.object({ firstName: v.string(), lastName: v.string(), birthday: day }),
  donorCustomerNumber: v.optional(v.string()),
  contractEnd: v.optional(day),
  requestedAt: instant,
  /** Day that the donor agreed to. */
  date: v.optional(day),
  /** Reason of the donor's latest refusal. */
  reason: v.optional(v.picklist(PORTING_REASONS)),
  /** Actions possible now; each flag tells whether the call of the same name would succeed. */
  canCorrect: v.boolean(),
  canCancel: v.boolean(),
  canTakeNewNumber: v.boolean(),
  triesLeft: v.number(),
  /** Last day for a correction, and last day to cancel the porting. */
  correctUntil: v.optional(day),
  cancelUntil: v.optional(day),
  completedAt: v.optional(instant),
  /** Credit on the next invoice for a late switch (§ 59 TKG). */
  compensation: v.optional(money),
});
export type Porting = v.InferOutput<typeof porting>;

/**
 * New data for a donor that declined. Missing fields stay as they are. An empty body sends the same data again, after the fan did something
 * at the donor: released the number or terminated the contract.
 */
export const portingCorrection = v.object({
  donatingProvider: v.optional(v.object({ id })),
  mnpType: v.optional(v.picklist(MNP_TYPES, "mnpType.required")),
  donorCustomerNumber: v.optional(v.pipe(machineRead("donorCustomerNumber.required"), v.maxLength(40, "text.tooLong"))),
  contractEnd: v.optional(isoDate),
  holder: v.optional(v.object({ firstName: v.optional(firstName), lastName: v.optional(lastName), birthday: v.optional(isoDate) })),
});
export type PortingCorrection = v.InferInput<typeof portingCorrection>;
