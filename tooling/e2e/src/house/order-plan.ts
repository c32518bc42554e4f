import { type PaymentMethodType, TARIFF_TYPES, type TariffType } from "@tribun/domain";
import { VIEWS } from "./clubs.ts";
import { everyRow, fewest, pairsOf, type Row } from "./pairwise.ts";

/** The factors of an order. A club also stands for its language and device. */
const FACTORS = {
  tariff: TARIFF_TYPES,
  number: ["new", "asap", "vten"],
  sim: ["esim", "physical"],
  /** The kind of customer: a guest registers during the order, a known fan signs in first, a company registers as such. */
  buyer: ["guest", "known", "company"],
  payment: ["sepa", "paypal", "card"] satisfies readonly PaymentMethodType[],
  club: VIEWS.map(({ club }) => club),
} as const;

export type OrderRow = Row<typeof FACTORS>;

/**
 * Says whether the shop sells this: partner tariffs only to known fans, business tariffs only to companies, and no kids tariffs to
 * companies.
 */
function isSold({ tariff, buyer }: OrderRow): boolean {
  if (tariff === "partner24") return buyer === "known";
  return (tariff === "business") === (buyer === "company") || (buyer === "company" && tariff !== "kids24");
}

/** Every possible order. */
export const EVERY_ORDER: readonly OrderRow[] = everyRow(FACTORS, isSold);

/** Orders that cover every possible pair of choices. */
export const ORDER_PLAN: readonly OrderRow[] = fewest(EVERY_ORDER, pairsOf);

/** The tariffs of each type. A club's orders use them in turn, because a fan may not have the same tariff twice. */
const TARIFFS: Readonly<Record<TariffType, readonly { readonly slug: string; readonly name: string; readonly jersey: boolean }[]>> = {
  single: [
    { slug: "tribun-s", name: "Tribün S", jersey: false },
    { slug: "tribun-l", name: "Tribün L", jersey: true },
    { slug: "forma-xl", name: "Forma XL", jersey: true },
  ],
  flex: [
    { slug: "serbest-s", name: "Serbest S", jersey: false },
    { slug: "serbest-m", name: "Serbest M", jersey: false },
    { slug: "serbest-l", name: "Serbest L", jersey: false },
  ],
  partner24: [
    { slug: "ikili-m", name: "İkili M", jersey: false },
    { slug: "ikili-l", name: "İkili L", jersey: true },
  ],
  kids24: [
    { slug: "yildiz-5", name: "Yıldız 5", jersey: true },
    { slug: "yildiz-10", name: "Yıldız 10", jersey: true },
  ],
  business: [
    { slug: "kulup-pro-s", name: "Kulüp Pro S", jersey: false },
    { slug: "kulup-pro-l", name: "Kulüp Pro L", jersey: false },
  ],
};

/** The tariff of an order of the plan, and whether a jersey belongs to it. */
export function tariffOf(row: OrderRow) {
  const before = ORDER_PLAN.slice(0, ORDER_PLAN.indexOf(row)).filter(({ club, tariff }) => club === row.club && tariff === row.tariff);
  const choices = TARIFFS[row.tariff];
  const chosen = choices[before.length % choices.length];
  if (chosen === undefined) throw new Error(`No tariff of type ${row.tariff}`);
  return { ...chosen, type: row.tariff };
}

/** A row in words, for the title of its journey. */
export const wordsOf = ({ tariff, number, sim, buyer, payment }: OrderRow): string =>
  `${tariff} for ${buyer}, ${number} number, ${sim}, ${payment}`;
