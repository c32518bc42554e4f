import { formatPhone, isBusiness, type Language } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { tariffs } from "../db/schema/catalogue.ts";
import { parcels } from "../db/schema/lines.ts";
import type { OrderRow, StoredPayment } from "../db/schema/orders.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { euros, price, taxedPrice, taxNote, writtenWeekday } from "../words/written.ts";
import { checkoutTexts } from "../words/checkout-texts.ts";
import { wasOnlyVerified } from "../ledger/verified.ts";
import { jerseyOf } from "./jersey-words.ts";
import { documentsOf } from "./order-documents.ts";
import { ORDER_MAILS, type OrderMailKind } from "./order-mail-texts.ts";
import { greetingOf, isProvenMailbox } from "../words/greeting.ts";

type About = { readonly kind: OrderMailKind; readonly refundCents: number };

/** Sends the mail in the order's language; the confirmation has the contract's documents attached (§ 312f BGB). */
export async function sendOrderMail(deps: Deps, db: Db, order: OrderRow, about: About, reference: string): Promise<void> {
  const { kind, refundCents } = about;
  const team = deps.teams.get(order.teamId);
  const [tariff] = await db.select().from(tariffs).where(eq(tariffs.id, order.tariffId));
  const [buyer] = await db
    .select({ customerType: users.customerType, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, order.userId));
  if (!team || !tariff || !buyer || order.person.email === "") return;
  const [parcel] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, order.id), eq(parcels.content, "sim")));
  const { language, payment } = order;
  const t = checkoutTexts(language);
  const business = isBusiness(buyer.customerType);
  const verified = kind === "active" && (await wasOnlyVerified(db, order.id));
  const letter = ORDER_MAILS[language][kind]({
    greeting: greetingOf(language, order.person.firstName, isProvenMailbox(buyer, order.person.email)),
    club: team.name,
    origin: team.origin,
    hotline: team.hotline,
    orderNumber: order.number,
    orderId: order.id,
    tariff: tariff.name,
    msisdn: formatPhone(order.msisdn),
    dueNow: euros(payment.dueNow, language),
    taxNote: taxNote(payment.dueNow, language, business),
    refund: refundCents > 0 ? euros(refundCents, language) : undefined,
    monthly: taxedPrice(payment.monthly, language, business),
    verified,
    costs: costsOf(t, verified ? { ...payment, identityCharge: 0 } : payment, language, business),
    later: payment.openingFeeAfterSwitch ? [t.opening, price(payment.openingFeeAfterSwitch, language, business)] : undefined,
    sim: order.simIccid === null ? order.simType : "shop",
    parcel: parcel && `${writtenWeekday(parcel.expectedFrom, language)} – ${writtenWeekday(parcel.expectedTo, language)}`,
    jersey: await jerseyOf(db, order, business),
    business,
    earlyStart: order.earlyStart,
    isPort: order.numberType === "port",
  });
  const attachments = kind === "active" ? await documentsOf(db, order, tariff, team, business) : [];
  await deps.providers.mail.send(db, { reference, teamId: team.id, to: order.person.email, letter, attachments });
}

/** The items of the total, with the labels of the checkout. */
function costsOf(t: ReturnType<typeof checkoutTexts>, payment: StoredPayment, language: Language, business: boolean) {
  const lines = [
    [t.opening, payment.initialOpeningFee],
    [t.number, payment.specialNumberFee],
    [t.jersey, payment.advanceJerseyFee],
    [t.customisation, payment.jerseyCustomisationFee],
    [t.identity, payment.identityCharge],
    [t.discount, payment.discount ?? 0],
  ] as const;
  return lines.filter(([, cents]) => cents !== 0).map(([label, cents]) => [label, price(cents, language, business)] as const);
}
