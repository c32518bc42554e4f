import { addDeliveryDays } from "../days/working-days.ts";

/** Days on which the post brings parcels until a card that is ordered today has arrived, at the latest. */
export const CARD_DELIVERY_DAYS = 3;

/** The day by which a card that is ordered today has come by post. A forecast, YYYY-MM-DD. */
export function cardArrivalDay(today: string): string {
  return addDeliveryDays(today, CARD_DELIVERY_DAYS);
}
