import { addDeliveryDays } from "../days/working-days.ts";

/** Delivery days until a card ordered today has arrived at the latest. */
export const CARD_DELIVERY_DAYS = 3;

/** The day by which a card ordered today should have arrived by post. A forecast, YYYY-MM-DD. */
export function cardArrivalDay(today: string): string {
  return addDeliveryDays(today, CARD_DELIVERY_DAYS);
}

/** Delivery days that a card may be late. */
const LATE_DAYS = 2;

type SentCard = { readonly state: string; readonly expectedTo?: string | null | undefined };

/** True when a posted card counts as lost. The sender bears the risk (§ 475(2) BGB), so the fan may order another card. */
export function isCardLost({ state, expectedTo }: SentCard, today: string): boolean {
  return state === "shipped" && typeof expectedTo === "string" && today > addDeliveryDays(expectedTo, LATE_DAYS);
}
