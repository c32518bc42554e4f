import type { Line, TariffOffer } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { sampleLine, sampleTariff } from "./samples.ts";

const long = { ...sampleTariff, type: "single", commitmentMonths: 24 } as const;

/** Tariffs that the sample line can change to: without a term, for two years and for one, and one that is too cheap for now. */
export const sampleOffers: readonly TariffOffer[] = [
  { tariff: { ...sampleTariff, id: "t2", slug: "serbest-l", name: "Serbest L", dataGb: 50, price: euro(2499) }, effectiveOn: "2026-12-01" },
  {
    tariff: { ...long, id: "t3", slug: "tribun-l", name: "Tribün L", dataGb: 50, price: euro(1999) },
    ...{ effectiveOn: "2026-12-01", commitmentEnd: "2028-11-20" },
  },
  {
    tariff: { ...long, id: "t4", slug: "tribun-l-12", name: "Tribün L", dataGb: 50, price: euro(2299), commitmentMonths: 12 },
    ...{ effectiveOn: "2026-12-01", commitmentEnd: "2027-11-20" },
  },
  {
    tariff: { ...sampleTariff, id: "t5", slug: "serbest-s", name: "Serbest S", dataGb: 10, price: euro(1299) },
    ...{ effectiveOn: "2026-12-01", possibleFrom: "2027-05-17" },
  },
];

/** The operator's answer with these offers. */
export const SAMPLE_TARIFFS = { monthly: euro(1799), offers: sampleOffers };

/** As many as in a club with a long catalogue, one of them with a long name. */
export const manyOffers = (count: number): readonly TariffOffer[] =>
  Array.from({ length: count }, (_, at): TariffOffer => ({
    tariff: {
      ...{ ...sampleTariff, id: `m${at}`, slug: `tribun-${at}`, dataGb: at + 1, price: euro(999 + at * 100) },
      name: at === 0 ? "Tribünenplatz mit allem, was dazugehört" : `Tribün ${at}`,
    },
    effectiveOn: "2026-12-01",
  }));

/** The sample line with a tariff change to come. */
export const changingLine: Line = {
  ...sampleLine,
  hasChangeSummary: true,
  tariffChange: {
    ...{ id: "c1", tariff: { ...long, id: "t3", slug: "tribun-l", name: "Tribün L", dataGb: 50 }, monthly: euro(1999) },
    ...{ effectiveOn: "2026-12-01", commitmentEnd: "2028-11-20", declaredAt: "2026-11-21T10:00:00.000Z" },
  },
};
