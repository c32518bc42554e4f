import type { Tariff } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { sampleTariff } from "./samples.ts";

const flex = (slug: string, name: string, dataGb: number, cents: number): Tariff => ({
  ...sampleTariff,
  id: slug,
  slug,
  name,
  dataGb,
  price: euro(cents),
  pricePhases: [{ fromMonth: 1, price: euro(cents) }],
  totalCost: euro(cents * 24 + 999),
});

const long: Tariff = {
  ...flex("tribun-l", "Tribün L", 50, 1999),
  type: "single",
  commitmentMonths: 24,
  connectionFee: euro(1999),
  hasFormOption: true,
  alternative12Id: "tribun-l-12",
};

/** Three tariffs without a term, one with a term, its short version, and one for companies. */
export const sampleCatalogue: readonly Tariff[] = [
  flex("serbest-s", "Serbest S", 10, 1299),
  flex("serbest-m", "Serbest M", 25, 1799),
  flex("serbest-l", "Serbest L", 50, 2499),
  long,
  {
    ...long,
    id: "tribun-l-12",
    slug: "tribun-l-12",
    price: euro(2299),
    commitmentMonths: 12,
    isAlternative: true,
    totalCost: euro(28_587),
  },
  {
    ...flex("kulup-pro-s", "Kulüp Pro S", 25, 1999),
    type: "business",
    priceNet: euro(1680),
    eligibility: { ...sampleTariff.eligibility, customerType: "corporate" },
  },
];
