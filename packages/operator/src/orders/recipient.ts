import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { type UserRow, users } from "../db/schema/users.ts";
import type { Recipient } from "../base/recipient.ts";

type Named = { readonly firstName: string; readonly lastName: string };

/** Recipient of an order's parcels: the fan, at the delivery address if given, otherwise at home (flows §4.7 `deliveryStreet`). */
export async function recipientOf(db: Db, { userId, person }: Pick<OrderRow, "userId" | "person">): Promise<Recipient> {
  const [account] = await db.select({ companyName: users.companyName }).from(users).where(eq(users.id, userId));
  const { street, houseNumber, postalCode, city } = person.delivery ?? person;
  return { ...namesOn(account?.companyName ?? null, person), street, houseNumber, postalCode, city };
}

/** Names on a parcel: the account's company, if any, and the person. */
export function namesOn(companyName: UserRow["companyName"], { firstName, lastName }: Named): Pick<Recipient, "company" | "name"> {
  return { ...(companyName !== null && { company: companyName }), name: `${firstName} ${lastName}` };
}
