import type { Order } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";

/**
 * How far the SIM card of an order has come. `late`: the last expected day of arrival is over. `atHand`: the card came from a shop and was
 * never posted.
 */
export type CardStage = "packing" | "onItsWay" | "late" | "inUse" | "atHand";

/**
 * How far the card is at a moment by the operator's clock, in milliseconds. The line may be active long before the card arrives, so only a
 * report of the network makes it `inUse`.
 */
export function cardStage({ parcel, shopCard }: Pick<Order, "parcel" | "shopCard">, now: number): CardStage {
  if (shopCard) return shopCard.inUse ? "inUse" : "atHand";
  if (!parcel) return "packing";
  if (parcel.inUse) return "inUse";
  return germanDay(now) > parcel.expectedTo ? "late" : "onItsWay";
}
