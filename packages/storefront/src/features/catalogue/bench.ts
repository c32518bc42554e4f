import type { Tariff } from "@tribun/api-client/contract";
import type { TariffType } from "@tribun/domain";

/** Places on the bench: more than three columns are no comparison on a phone. */
export const BENCH_PLACES = 3;

/** Tariffs that an address names, in its order; unknown ones, those of types that this club does not sell, and doubles are left out. */
export function benchOf(compare: string | undefined, tariffs: readonly Tariff[], types: readonly TariffType[]): readonly Tariff[] {
  const named = [...new Set(compare?.split(","))];
  const known = named.flatMap((slug) => tariffs.find((tariff) => tariff.slug === slug && types.includes(tariff.type)) ?? []);
  return known.slice(0, BENCH_PLACES);
}

/** The address's `compare` after a tariff was put on the bench or, being there, taken off; a full bench takes nobody. */
export function toggled(bench: readonly Pick<Tariff, "slug">[], slug: string): string | undefined {
  const slugs = bench.map((tariff) => tariff.slug);
  const after = slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug].slice(0, BENCH_PLACES);
  return after.length === 0 ? undefined : after.join(",");
}
