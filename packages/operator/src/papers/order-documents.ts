import type { Language } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { contractSummaries, type TariffRow } from "../db/schema/catalogue.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { sheetOf } from "../catalogue/tariffs/sheet-versions.ts";
import type { Team } from "../base/teams.ts";
import type { Attachment } from "../ports/mail.ts";
import { legalPdf } from "./legal-pdf.ts";
import { priceList } from "./price-list.ts";
import { productSheet } from "./product-sheet-pdf.ts";
import { summaryFacts } from "./summary-facts.ts";
import { summaryPdf } from "./summary-pdf.ts";

const FILES = {
  summary: { de: "Vertragszusammenfassung.pdf", tr: "Sozlesme-ozeti.pdf" },
  sheet: { de: "Produktinformationsblatt.pdf", tr: "Urun-bilgi-formu.pdf" },
  prices: { de: "Preisliste.pdf", tr: "Fiyat-listesi.pdf" },
  agb: { de: "AGB.pdf", tr: "Genel-islem-kosullari.pdf" },
  withdrawal: { de: "Widerrufsbelehrung.pdf", tr: "Cayma-bilgilendirmesi.pdf" },
} as const satisfies Record<string, Record<Language, string>>;

/** File name of a document in mails and downloads. */
export const documentFile = (kind: keyof typeof FILES, language: Language): string => FILES[kind][language];

type Reader = { readonly team: Team; readonly language: Language; readonly business: boolean };
type Order = Pick<OrderRow, "contractSummaryId" | "language">;

/**
 * The documents attached to the confirmation of a contract on a durable medium, in the order's language (§ 312f BGB, § 54 TKG): summary,
 * product information sheet, price list, terms, and for consumers the withdrawal notice with its model form.
 */
export async function documentsOf(db: Db, order: Order, tariff: TariffRow, team: Team, business: boolean): Promise<Attachment[]> {
  const { language } = order;
  const reader = { team, language, business };
  const sheet = await sheetOf(db, tariff);
  return [
    ...(await summaryOf(db, order)),
    ...(sheet ? [attached("sheet", language, (await productSheet(sheet, team, language)).body)] : []),
    attached("prices", language, (await priceList(db, reader)).body),
    ...(await termsOf(reader)),
  ];
}

/** The documents attached to every purchase, including a pack: terms and, for consumers, the withdrawal notice. */
export async function termsOf({ team, language, business }: Reader): Promise<Attachment[]> {
  const terms = attached("agb", language, await legalPdf("agb", team, language));
  return business ? [terms] : [terms, attached("withdrawal", language, await legalPdf("withdrawal", team, language))];
}

async function summaryOf(db: Db, { contractSummaryId, language }: Order): Promise<Attachment[]> {
  const [summary] = await db
    .select({ facts: contractSummaries.basket })
    .from(contractSummaries)
    .where(eq(contractSummaries.id, contractSummaryId));
  const facts = v.safeParse(summaryFacts, summary?.facts);
  return facts.success ? [attached("summary", language, await summaryPdf(facts.output))] : [];
}

function attached(kind: keyof typeof FILES, language: Language, content: Uint8Array): Attachment {
  return { fileName: documentFile(kind, language), contentType: "application/pdf", content };
}
