import type { Order } from "@tribun/api-client/contract";

/** How far the porting of an order's number has come: `waiting` until the day is known. */
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

/** The stage of an order's porting; undefined for an order with a new number. The porting begins once the order is paid. */
export function portedStage({ summary, porting }: Pick<Order, "summary" | "porting">): PortedStage | undefined {
  if (summary.line.portedNumber === undefined) return undefined;
  return porting === undefined ? "waiting" : STAGES[porting.state];
}
