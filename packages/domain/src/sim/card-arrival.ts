import { addDeliveryDays } from "../days/working-days.ts";

/** Days on which the post brings parcels until a card that is ordered today has arrived, at the latest. */
export const CARD_DELIVERY_DAYS = 3;

/** The day by which a card that is ordered today has come by post. A forecast, YYYY-MM-DD. */
export function cardArrivalDay(today: string): string {
  return addDeliveryDays(today, CARD_DELIVERY_DAYS);
}

/** Days on which the post brings parcels that a card may be late by. */
const LATE_DAYS = 2;

type SentCard = { readonly state: string; readonly expectedTo?: string | null | undefined };

/** True once a card in the post counts as lost, which is the sender's risk (§ 475(2) BGB): its fan may order another one. */
export function isCardLost({ state, expectedTo }: SentCard, today: string): boolean {
  return state === "shipped" && typeof expectedTo === "string" && today > addDeliveryDays(expectedTo, LATE_DAYS);
}
