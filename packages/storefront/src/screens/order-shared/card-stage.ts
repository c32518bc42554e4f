import type { Order } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";

/** How far the SIM card of an order by post has come. `late`: the day by which it should have arrived is over. */
export type CardStage = "packing" | "onItsWay" | "late" | "inUse";

/**
 * Where the card is at a moment by the operator's clock, in milliseconds. Its line may be active long before: nobody is in
 * the network with a card that lies in the post, so only the network's word makes it `inUse`.
 */
export function cardStage({ parcel }: Pick<Order, "parcel">, now: number): CardStage {
  if (!parcel) return "packing";
  if (parcel.inUse) return "inUse";
  return germanDay(now) > parcel.expectedTo ? "late" : "onItsWay";
}
