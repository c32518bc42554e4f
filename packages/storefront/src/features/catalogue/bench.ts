import type { Tariff } from "@tribun/api-client/contract";
import type { TariffType } from "@tribun/domain";

/** The most tariffs that a fan can compare; more than three columns do not fit a phone. */
export const BENCH_PLACES = 3;

/**
 * Tariffs that the address's `compare` names, in its order. Leaves out unknown ones, duplicates, and types that this club does not sell.
 */
export function benchOf(compare: string | undefined, tariffs: readonly Tariff[], types: readonly TariffType[]): readonly Tariff[] {
  const named = [...new Set(compare?.split(","))];
  const known = named.flatMap((slug) => tariffs.find((tariff) => tariff.slug === slug && types.includes(tariff.type)) ?? []);
  return known.slice(0, BENCH_PLACES);
}

/** The address's `compare` after a tariff was added or removed; a full comparison takes no more. Undefined when it is empty. */
export function toggled(bench: readonly Pick<Tariff, "slug">[], slug: string): string | undefined {
  const slugs = bench.map((tariff) => tariff.slug);
  const after = slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug].slice(0, BENCH_PLACES);
  return after.length === 0 ? undefined : after.join(",");
}
