import type { StoredPerson } from "../../db/schema/orders.ts";
import type { Recipient } from "../../providers/recipient.ts";

/** Whom an order's parcels go to: the fan, at the address given for deliveries or else at home (flows §4.7 `deliveryStreet`). */
export function recipientOf({ firstName, lastName, delivery, ...home }: StoredPerson): Recipient {
  const { street, houseNumber, postalCode, city } = delivery ?? home;
  return { name: `${firstName} ${lastName}`, street, houseNumber, postalCode, city };
}
