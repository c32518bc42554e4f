import type { Order } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";

/**
 * How far the SIM card of an order has come. `late`: the day by which it should have arrived is over;
 * `atHand`: it came from a shop and was never posted. */
export type CardStage = "packing" | "onItsWay" | "late" | "inUse" | "atHand";

/**
 * Where the card is at a moment by the operator's clock, in milliseconds. Its line may be active long before: nobody is in
 * the network with a card that lies in the post, so only the network's word makes it `inUse`.
 */
export function cardStage({ parcel, shopCard }: Pick<Order, "parcel" | "shopCard">, now: number): CardStage {
  if (shopCard) return shopCard.inUse ? "inUse" : "atHand";
  if (!parcel) return "packing";
  if (parcel.inUse) return "inUse";
  return germanDay(now) > parcel.expectedTo ? "late" : "onItsWay";
}
