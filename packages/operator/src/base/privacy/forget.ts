import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { contractSummaries } from "../../db/schema/catalogue.ts";
import { type OrderRow, orders } from "../../db/schema/orders.ts";
import { portings } from "../../db/schema/portings.ts";

/** Values of an anonymised fan. Address, phone and codes are set separately, because they are unique. */
export const ANONYMOUS = {
  emailVerified: false,
  salutation: "other",
  firstName: "",
  lastName: "",
  birthday: "1900-01-01",
  companyName: null,
  taxNumber: null,
  vatId: null,
  street: "",
  houseNumber: "",
  postalCode: "",
  city: "",
  deliveryAddress: null,
  partnerCustomerId: null,
  keywordHash: null,
  documentType: null,
  consents: { email: false, sms: false, phone: false, push: false, profiling: false },
  invitedBy: null,
  campaignCode: null,
} as const;

/** Deletes the personal data of an order. Goods and prices stay as a business record. */
export async function forgetOrder(
  db: Db,
  order: Pick<OrderRow, "id" | "person" | "jersey" | "porting" | "contractSummaryId">,
): Promise<void> {
  const none = { firstName: "", lastName: "", email: "", phone: "", street: "", houseNumber: "", postalCode: "", city: "" };
  const { documentType } = order.person;
  const person = { ...none, birthday: "", salutation: "other", documentType, identityMasked: "", identityValidityDate: "" } as const;
  // The name on a jersey is personal data.
  const jersey = order.jersey && { ...order.jersey, ...(order.jersey.name !== undefined && { name: "" }) };
  const porting = order.porting && { donorId: order.porting.donorId, donorName: order.porting.donorName, mnpType: order.porting.mnpType };
  await db.update(orders).set({ person, jersey, porting, childBirthday: null, simIccid: null }).where(eq(orders.id, order.id));
  // The summary contains the number; after the deletion no reader is left.
  await db.delete(contractSummaries).where(eq(contractSummaries.id, order.contractSummaryId));
  await db
    .update(portings)
    .set({ holder: { firstName: "", lastName: "", birthday: "1900-01-01" }, donorCustomerNumber: null })
    .where(eq(portings.orderId, order.id));
}
