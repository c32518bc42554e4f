import { formatPhone, isPersonalised, type Language } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { contractSummaries, tariffs } from "../../db/schema/catalogue.ts";
import { parcels } from "../../db/schema/lines.ts";
import type { OrderRow } from "../../db/schema/orders.ts";
import type { Deps } from "../../deps.ts";
import * as v from "valibot";
import { euros } from "../../messages/written.ts";
import { ORDER_MAILS, type OrderMailKind } from "./order-mail-texts.ts";
import { summaryFacts } from "./summary-facts.ts";
import { summaryPdf } from "./summary-pdf.ts";

/** Writes the mail in the order's language; the confirmation brings the contract summary along. */
export async function sendOrderMail(deps: Deps, db: Db, order: OrderRow, kind: OrderMailKind): Promise<void> {
  const team = deps.teams.get(order.teamId);
  const [tariff] = await db.select().from(tariffs).where(eq(tariffs.id, order.tariffId));
  if (!team || !tariff || order.person.email === "") return;
  const [parcel] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, order.id), eq(parcels.content, "sim")));
  const text = ORDER_MAILS[order.language][kind]({
    firstName: order.person.firstName,
    club: team.name,
    origin: team.origin,
    hotline: team.hotline,
    orderNumber: order.number,
    orderId: order.id,
    tariff: tariff.name,
    msisdn: formatPhone(order.msisdn),
    dueNow: euros(order.payment.dueNow, order.language),
    monthly: euros(order.payment.monthly, order.language),
    sim: order.simType,
    parcel: parcel && `${dayOf(parcel.expectedFrom, order.language)} – ${dayOf(parcel.expectedTo, order.language)}`,
    personalisedJersey: order.jersey !== null && isPersonalised(order.jersey),
    earlyStart: order.earlyStart,
    isPort: order.numberType === "port",
  });
  const attachments = kind === "active" ? await documentsOf(db, order) : [];
  await deps.providers.mail.send(db, { teamId: team.id, to: order.person.email, ...text, attachments });
}

/** What the confirmation of an order carries along: the contract summary in its language. */
export async function documentsOf(db: Db, order: Pick<OrderRow, "contractSummaryId" | "language">) {
  const [summary] = await db
    .select({ facts: contractSummaries.basket })
    .from(contractSummaries)
    .where(eq(contractSummaries.id, order.contractSummaryId));
  const facts = v.safeParse(summaryFacts, summary?.facts);
  if (!facts.success) return [];
  const fileName = order.language === "de" ? "Vertragszusammenfassung.pdf" : "Sozlesme-ozeti.pdf";
  return [{ fileName, contentType: "application/pdf", content: await summaryPdf(facts.output) }];
}

export { euros } from "../../messages/written.ts";

function dayOf(iso: string, language: Language): string {
  const locale = language === "de" ? "de-DE" : "tr-TR";
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short", day: "numeric", month: "long" }).format(new Date(iso));
}
