import {
  BEYOND_TARIFF_CENTS,
  IDENTITY_CHARGE_CENTS,
  isBusiness,
  type Language,
  NUMBER_FEE_CENTS,
  NUMBER_TIERS,
  ROAMING_CAP_DEFAULT_CENTS,
  ROAMING_DATA_CENTS_PER_MB,
  ROAMING_RECEIVED_CENTS_PER_MINUTE,
  SIM_REPLACEMENT_CENTS,
} from "@tribun/domain";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type ProductPlanRow, productPlans, type TariffRow, tariffs } from "../db/schema/catalogue.ts";
import { type OptionRow, options } from "../db/schema/packs.ts";
import { price } from "../words/written.ts";
import type { Team } from "../base/teams.ts";
import { keptPdf, pdfKey } from "./kept-pdf.ts";
import { priceListTexts } from "./price-list-texts.ts";
import { LAUNCHED } from "../catalogue/tariffs/product-sheet-texts.ts";
import { sellerOf } from "./seller.ts";
import type { Column } from "./set/table.ts";
import { taggedPdf } from "./tagged-pdf.ts";

/** Zones of calls and messages, from near to far, and use abroad. */
const BEYOND_ZONES = ["eu", "tr", "chuk", "world", "roaming"] as const satisfies readonly (keyof typeof BEYOND_TARIFF_CENTS)[];

type Catalogue = {
  readonly tariffs: readonly TariffRow[];
  readonly plans: readonly ProductPlanRow[];
  readonly packs: readonly OptionRow[];
};
type Reader = { readonly team: Team; readonly language: Language; readonly business: boolean };

/**
 * Builds the list of everything on sale with its price (§ 54 TKG, L02), for businesses also net (L25). It is built once per club, language
 * and kind of customer, and again when a price changes; `key` identifies its version.
 */
export async function priceList(db: Db, reader: Reader): Promise<{ readonly key: string; readonly body: Uint8Array<ArrayBuffer> }> {
  const all = await db.select().from(tariffs).orderBy(asc(tariffs.position));
  const catalogue = {
    // A consumer cannot order a business tariff (1012).
    tariffs: all.filter((row) => reader.business || !isBusiness(row.customerType)),
    plans: await db.select().from(productPlans).orderBy(asc(productPlans.position)),
    packs: await db.select().from(options).where(eq(options.onSale, true)).orderBy(asc(options.position)),
  };
  const key = pdfKey("prices", catalogue, reader, [ROAMING_DATA_CENTS_PER_MB, BEYOND_TARIFF_CENTS, ROAMING_RECEIVED_CENTS_PER_MINUTE]);
  return { key, body: await keptPdf(key, () => write(catalogue, reader)) };
}

/** A name, and prices at the right. */
const columns = (name: number, ...prices: readonly number[]): readonly Column[] => [
  { part: name },
  ...prices.map((part) => ({ part, right: true as const })),
];

function write(catalogue: Catalogue, { team, language, business }: Reader): Promise<Uint8Array<ArrayBuffer>> {
  const t = priceListTexts(language);
  const seller = sellerOf(team);
  const cell = (cents: number) => price(cents, language, business);
  const pdf = taggedPdf({ title: t.title, author: seller.name, language, createdAt: new Date(LAUNCHED) }, team);
  pdf.heading(1, t.title);
  pdf.paragraph(`${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}`, { face: "bold", gap: 2 });
  pdf.paragraph([team.name, seller.phone, seller.email, seller.website].join(" · "), { gap: 2 });
  pdf.paragraph(t.intro, { gap: 12 });

  pdf.heading(2, t.tariffs);
  pdf.table(
    business ? columns(0.25, 0.25, 0.25, 0.25) : columns(0.4, 0.18, 0.21, 0.21),
    t.tariffHead,
    catalogue.tariffs.map((row) => [
      `${row.name}, ${t.term(row.commitmentMonths)}`,
      cell(row.priceCents),
      cell(row.connectionFeeCents),
      cell(row.connectionFeeEsimCents),
    ]),
  );

  pdf.heading(2, t.once);
  pdf.table(columns(0.7, 0.3), t.onceHead, [
    [t.identity, cell(IDENTITY_CHARGE_CENTS)],
    ...NUMBER_TIERS.map((tier) => [t.number(t.tiers[tier]), cell(NUMBER_FEE_CENTS[tier])]),
    ...catalogue.plans.flatMap((plan) => [
      [t.jersey(plan.name[language]), cell(plan.advanceFeeCents)],
      [t.print(plan.name[language]), cell(plan.customisationFeeCents)],
    ]),
    [t.newEsim, cell(SIM_REPLACEMENT_CENTS.esim)],
    [t.newCard, cell(SIM_REPLACEMENT_CENTS.physical)],
  ]);

  pdf.heading(2, t.packs);
  pdf.table(
    [{ part: 0.34 }, { part: 0.38 }, { part: 0.28, right: true }],
    t.packsHead,
    catalogue.packs.map(({ name, validity, renewal, priceCents }) => [
      name,
      [t.duration(validity.unit, validity.value), ...(renewal === "auto" ? [t.renews] : [])].join(", "),
      cell(priceCents),
    ]),
  );

  pdf.heading(2, t.beyond);
  pdf.table(business ? columns(0.4, 0.3, 0.3) : columns(0.6, 0.2, 0.2), t.beyondHead, [
    ...BEYOND_ZONES.map((zone) => [t.beyondZones[zone], cell(BEYOND_TARIFF_CENTS[zone].minute), cell(BEYOND_TARIFF_CENTS[zone].sms)]),
    [t.received, cell(ROAMING_RECEIVED_CENTS_PER_MINUTE), cell(0)],
  ]);

  pdf.heading(2, t.roaming);
  pdf.table(columns(0.7, 0.3), t.onceHead, [[t.roamingData, t.perMb(price(ROAMING_DATA_CENTS_PER_MB, language, business))]]);

  pdf.heading(2, t.else);
  pdf.list(t.elseLines(price(ROAMING_CAP_DEFAULT_CENTS, language, business)));
  return pdf.end((page, of) => `${seller.name} · ${t.title} · ${t.page} ${page}/${of}`);
}
