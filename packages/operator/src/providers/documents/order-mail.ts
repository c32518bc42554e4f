import { formatPhone, isBusiness } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { parcels } from "../../db/schema/lines.ts";
import type { OrderRow } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { euros, taxedPrice, writtenWeekday } from "../../messages/written.ts";
import { jerseyOf } from "./jersey-words.ts";
import { documentsOf } from "./order-documents.ts";
import { ORDER_MAILS, type OrderMailKind } from "./order-mail-texts.ts";

export { euros } from "../../messages/written.ts";

/** Writes the mail in the order's language; the confirmation brings the contract's documents along (§ 312f BGB). */
export async function sendOrderMail(deps: Deps, db: Db, order: OrderRow, kind: OrderMailKind): Promise<void> {
  const team = deps.teams.get(order.teamId);
  const [tariff] = await db.select().from(tariffs).where(eq(tariffs.id, order.tariffId));
  const [buyer] = await db.select({ customerType: users.customerType }).from(users).where(eq(users.id, order.userId));
  if (!team || !tariff || !buyer || order.person.email === "") return;
  const [parcel] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, order.id), eq(parcels.content, "sim")));
  const { language, payment } = order;
  const business = isBusiness(buyer.customerType);
  const text = ORDER_MAILS[language][kind]({
    firstName: order.person.firstName,
    club: team.name,
    origin: team.origin,
    hotline: team.hotline,
    orderNumber: order.number,
    orderId: order.id,
    tariff: tariff.name,
    msisdn: formatPhone(order.msisdn),
    dueNow: taxedPrice(payment.dueNow, language, business),
    refund: euros(payment.dueNow, language),
    monthly: taxedPrice(payment.monthly, language, business),
    discount: payment.discount === undefined ? undefined : euros(payment.discount, language),
    sim: order.simType,
    parcel: parcel && `${writtenWeekday(parcel.expectedFrom, language)} – ${writtenWeekday(parcel.expectedTo, language)}`,
    jersey: await jerseyOf(db, order, business),
    business,
    earlyStart: order.earlyStart,
    isPort: order.numberType === "port",
  });
  const attachments = kind === "active" ? await documentsOf(db, order, tariff, team, business) : [];
  await deps.providers.mail.send(db, { teamId: team.id, to: order.person.email, ...text, attachments });
}
