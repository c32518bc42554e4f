import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { OrderRow } from "../../db/schema/orders.ts";
import { type UserRow, users } from "../../db/schema/users.ts";
import type { Recipient } from "../../providers/recipient.ts";

type Named = { readonly firstName: string; readonly lastName: string };

/** Whom an order's parcels go to: the fan, at the address given for deliveries or else at home (flows §4.7 `deliveryStreet`). */
export async function recipientOf(db: Db, { userId, person }: Pick<OrderRow, "userId" | "person">): Promise<Recipient> {
  const [account] = await db.select({ companyName: users.companyName }).from(users).where(eq(users.id, userId));
  const { street, houseNumber, postalCode, city } = person.delivery ?? person;
  return { ...namesOn(account?.companyName ?? null, person), street, houseNumber, postalCode, city };
}

/** Names on a parcel: that of the account's company, if it is one, and the person's. */
export function namesOn(companyName: UserRow["companyName"], { firstName, lastName }: Named): Pick<Recipient, "company" | "name"> {
  return { ...(companyName !== null && { company: companyName }), name: `${firstName} ${lastName}` };
}
