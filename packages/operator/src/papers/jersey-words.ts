import { isPersonalised, type Language } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type ProductPlanRow, productPlans } from "../db/schema/catalogue.ts";
import type { OrderRow, StoredJersey } from "../db/schema/orders.ts";
import type { JerseyWords } from "../words/contract-words.ts";
import { jerseyPrice } from "../words/jersey-price.ts";
import { LOCALE } from "../words/written.ts";

type Labels = {
  readonly size: (size: string) => string;
  readonly junior: string;
  readonly name: (name: string) => string;
  readonly number: (number: number) => string;
};

const LABELS: Record<Language, Labels> = {
  de: {
    size: (size) => `Größe ${size}`,
    junior: "Kinderschnitt",
    name: (name) => `Name ${name}`,
    number: (number) => `Nummer ${number}`,
  },
  tr: {
    size: (size) => `beden ${size}`,
    junior: "çocuk kesimi",
    name: (name) => `ad ${name}`,
    number: (number) => `numara ${number}`,
  },
};

/** Describes a jersey: model, size and print. */
export function jerseyWhat(plan: ProductPlanRow, jersey: StoredJersey, language: Language): string {
  const labels = LABELS[language];
  const model = plan.models.find(({ id }) => id === jersey.model)?.name[language];
  const lower = (text: string) => text.toLocaleLowerCase(LOCALE[language]);
  // A single style needs no name.
  const style = plan.styles.length > 1 ? plan.styles.find(({ id }) => id === jersey.style)?.name[language] : undefined;
  const parts = [
    // German joins the two names; in Turkish two joined nouns would run together.
    ...(language === "de" ? [[plan.name.de, model].filter(Boolean).join(" ")] : [plan.name.tr, ...(model ? [lower(model)] : [])]),
    ...(style ? [lower(style)] : []),
    labels.size(jersey.size),
    ...(jersey.genderOption ? [labels.junior] : []),
    ...(jersey.name ? [labels.name(jersey.name)] : []),
    ...(jersey.number === undefined ? [] : [labels.number(jersey.number)]),
  ];
  return parts.join(", ");
}

/** The jersey of an order as its mails describe it, with the agreed price; undefined without one. */
export async function jerseyOf(
  db: Db,
  { jersey, payment, language }: Pick<OrderRow, "jersey" | "payment" | "language">,
  business: boolean,
): Promise<JerseyWords | undefined> {
  if (!jersey) return undefined;
  const [plan] = await db.select().from(productPlans).where(eq(productPlans.id, jersey.planId));
  return {
    what: plan ? jerseyWhat(plan, jersey, language) : jersey.size,
    price: jerseyPrice(payment, language, business),
    personalised: isPersonalised(jersey),
  };
}
