import type { Order } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { portedStage } from "./ported.ts";
import { isPaid } from "./waiting.ts";

/** A day of an order that is worth a note, `YYYY-MM-DD`. */
export type OrderDay = { readonly kind: "port" | "parcel"; readonly day: string };

/** The next known day of an order by the operator's clock in milliseconds: the switch before the card, and none that is over. */
export function calendarDay(order: Pick<Order, "state" | "summary" | "porting" | "parcel">, now: number): OrderDay | undefined {
  if (!isPaid(order)) return undefined;
  const today = germanDay(now);
  const switching = portedStage(order) === "dated" ? order.porting?.date : undefined;
  if (switching !== undefined && switching >= today) return { kind: "port", day: switching };
  const { parcel } = order;
  return parcel && !parcel.inUse && parcel.expectedTo >= today ? { kind: "parcel", day: parcel.expectedTo } : undefined;
}
