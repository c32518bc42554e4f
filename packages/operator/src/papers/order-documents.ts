import type { Language } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { contractSummaries, type TariffRow } from "../db/schema/catalogue.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { sheetOf } from "../catalogue/tariffs/sheet-versions.ts";
import type { Team } from "../base/teams.ts";
import type { Attachment } from "../ports/mail.ts";
import { type PaperKind, paperName } from "./file-name.ts";
import { legalPdf } from "./legal-pdf.ts";
import { priceList } from "./price-list.ts";
import { productSheet } from "./product-sheet-pdf.ts";
import { summaryFacts } from "./summary-facts.ts";
import { summaryPdf } from "./summary-pdf.ts";

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
    ...(await summaryOf(db, order, team)),
    ...(sheet ? [attached("sheet", reader, (await productSheet(sheet, team, language)).body, tariff.name)] : []),
    attached(business ? "businessPrices" : "prices", reader, (await priceList(db, reader)).body),
    ...(await termsOf(reader)),
  ];
}

/** The documents attached to every purchase, including a pack: terms and, for consumers, the withdrawal notice. */
export async function termsOf(reader: Reader): Promise<Attachment[]> {
  const { team, language, business } = reader;
  const terms = attached("agb", reader, await legalPdf("agb", team, language));
  return business ? [terms] : [terms, attached("withdrawal", reader, await legalPdf("withdrawal", team, language))];
}

async function summaryOf(db: Db, { contractSummaryId, language }: Order, team: Team): Promise<Attachment[]> {
  const [summary] = await db
    .select({ facts: contractSummaries.basket })
    .from(contractSummaries)
    .where(eq(contractSummaries.id, contractSummaryId));
  const facts = v.safeParse(summaryFacts, summary?.facts);
  return facts.success ? [attached("summary", { team, language }, await summaryPdf(facts.output), facts.output.tariff.name)] : [];
}

function attached(kind: PaperKind, { team, language }: Pick<Reader, "team" | "language">, content: Uint8Array, more?: string): Attachment {
  return { fileName: paperName(team, kind, language, more), contentType: "application/pdf", content };
}
