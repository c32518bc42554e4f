import type { Order } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { portedStage } from "./ported.ts";
import { isPaid } from "./waiting.ts";

/** A day of an order that is worth a calendar entry, `YYYY-MM-DD`. */
export type OrderDay = { readonly kind: "port" | "parcel"; readonly day: string };

/** The next known day of an order: the porting, else the parcel, and none that is over. `now` is the operator's clock in milliseconds. */
export function calendarDay(order: Pick<Order, "state" | "summary" | "porting" | "parcel">, now: number): OrderDay | undefined {
  if (!isPaid(order)) return undefined;
  const today = germanDay(now);
  const switching = portedStage(order) === "dated" ? order.porting?.date : undefined;
  if (switching !== undefined && switching >= today) return { kind: "port", day: switching };
  const { parcel } = order;
  return parcel && !parcel.inUse && parcel.expectedTo >= today ? { kind: "parcel", day: parcel.expectedTo } : undefined;
}
