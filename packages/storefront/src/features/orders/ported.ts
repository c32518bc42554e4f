import type { Order } from "@tribun/api-client/contract";

/** How far a number has come that an order brings along: `waiting` until the day is known. */
export type PortedStage = "waiting" | "dated" | "declined" | "off" | "here";

const STAGES: Readonly<Record<NonNullable<Order["porting"]>["state"], PortedStage>> = {
  requested: "waiting",
  sentToDonor: "waiting",
  corrected: "waiting",
  accepted: "dated",
  scheduled: "dated",
  switching: "dated",
  completed: "here",
  declined: "declined",
  cancelled: "off",
};

/** Where the number of an order stands; undefined for an order with a new one. Its porting begins when it is paid. */
export function portedStage({ summary, porting }: Pick<Order, "summary" | "porting">): PortedStage | undefined {
  if (summary.line.portedNumber === undefined) return undefined;
  return porting === undefined ? "waiting" : STAGES[porting.state];
}
