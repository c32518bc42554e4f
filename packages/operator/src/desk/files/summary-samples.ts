import { isBusiness, priceOrder } from "@tribun/domain";
import { paperName } from "../../papers/file-name.ts";
import { keptPdf, pdfKey } from "../../papers/kept-pdf.ts";
import { sheetPdf } from "../../papers/sheet-pdf.ts";
import type { SummaryFacts } from "../../papers/summary-facts.ts";
import { summaryText } from "../../papers/summary-texts.ts";
import { storedPayment } from "../../orders/stored-payment.ts";
import { sheetOf } from "../../catalogue/tariffs/sheet-versions.ts";
import { findTariff } from "../../catalogue/tariffs/store.ts";
import { pricesOf } from "../../catalogue/tariffs/tariff-view.ts";
import type { Folder } from "./folder.ts";

const NAME = /^([a-z0-9-]+)\.pdf$/;
const SAMPLE = { de: "Muster", tr: "Örnek" } as const;

/**
 * A sample contract summary for each tariff: with an eSIM where the tariff offers one, a new number and no jersey (L01; § 54(3) TKG lets a
 * fan compare before there is a basket). Its date is that of the tariff's sheet, so that the same tariff gives the same bytes.
 */
export const summarySamples: Folder = async (fileName, { db, team, language }) => {
  const [, id] = NAME.exec(fileName) ?? [];
  const tariff = id === undefined ? undefined : await findTariff(db, id);
  if (!tariff || !team) return undefined;
  const sheet = await sheetOf(db, tariff);
  const simType = tariff.simTypes.includes("esim") ? "esim" : "physical";
  if (!sheet) return undefined;
  const facts: SummaryFacts = {
    id: SAMPLE[language],
    language,
    teamId: team.id,
    club: team.name,
    hotline: team.hotline,
    website: team.origin,
    createdAt: new Date(sheet.since).toISOString(),
    tariff,
    bonusGb: 0,
    simType,
    ...(isBusiness(tariff.customerType) && { business: true }),
    payment: storedPayment(priceOrder({ tariff: pricesOf(tariff), numberType: "new", simType })),
  };
  const words = summaryText(facts);
  const text = { ...words, title: `${words.title} (${SAMPLE[language]})` };
  const key = pdfKey("summary-sample", text, facts.createdAt);
  const body = await keptPdf(key, () => sheetPdf(text, facts));
  return {
    body,
    contentType: "application/pdf",
    downloadAs: paperName(team, "summary", language, `${id}-${SAMPLE[language]}`),
    etag: `"${key.slice(0, 22)}"`,
    cacheControl: "private, no-cache",
  };
};
