import { firstName, isoDate, lastName, machineRead, MNP_TYPES, PORTING_REASONS, PORTING_STATES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";

/** A number on its way to us, as its owner sees it (flows §4.2). */
export const porting = v.object({
  id,
  orderId: id,
  /** Pending until the number has arrived. */
  lineId: id,
  state: v.picklist(PORTING_STATES),
  msisdn: v.string(),
  donor: v.object({ id, name: v.string() }),
  mnpType: v.picklist(MNP_TYPES),
  holder: v.object({ firstName: v.string(), lastName: v.string(), birthday: day }),
  donorCustomerNumber: v.optional(v.string()),
  contractEnd: v.optional(day),
  requestedAt: instant,
  /** The day the donor agreed to. */
  date: v.optional(day),
  /** Why the donor declined last. */
  reason: v.optional(v.picklist(PORTING_REASONS)),
  /** What can be done now; each flag is the answer of the call of the same name. */
  canCorrect: v.boolean(),
  canCancel: v.boolean(),
  canTakeNewNumber: v.boolean(),
  triesLeft: v.number(),
  /** Last day for a correction, and for calling it off. */
  correctUntil: v.optional(day),
  cancelUntil: v.optional(day),
  completedAt: v.optional(instant),
  /** Credited on the next invoice because the switch was late (§ 59 TKG). */
  compensation: v.optional(money),
});
export type Porting = v.InferOutput<typeof porting>;

/**
 * New data for a donor that declined. What is left out stays as it was; an empty body sends the same data again,
 * which helps where the fan did something at the donor: released the number, or terminated the contract.
 */
export const portingCorrection = v.object({
  donatingProvider: v.optional(v.object({ id })),
  mnpType: v.optional(v.picklist(MNP_TYPES, "mnpType.required")),
  donorCustomerNumber: v.optional(v.pipe(machineRead("donorCustomerNumber.required"), v.maxLength(40, "text.tooLong"))),
  contractEnd: v.optional(isoDate),
  holder: v.optional(v.object({ firstName: v.optional(firstName), lastName: v.optional(lastName), birthday: v.optional(isoDate) })),
});
export type PortingCorrection = v.InferInput<typeof portingCorrection>;
