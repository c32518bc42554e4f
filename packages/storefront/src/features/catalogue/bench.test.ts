import type { Tariff } from "@tribun/api-client/contract";
import { TARIFF_TYPES } from "@tribun/domain";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { tariffFilter, tariffsHref } from "./search/tariff-filter.ts";
import { sampleTariff } from "../../testing/samples.ts";
import { BENCH_PLACES, benchOf, toggled } from "./bench.ts";

const SLUGS = ["serbest-s", "serbest-m", "serbest-l", "tribun-l", "kulup-pro-s"];
const tariffs: readonly Tariff[] = SLUGS.map((slug) => ({ ...sampleTariff, id: slug, slug }));
const slug = fc.constantFrom(...SLUGS);
const pressed = fc.array(slug, { maxLength: 20 });
const after = (presses: readonly string[]) =>
  presses.reduce<string | undefined>((compare, press) => toggled(benchOf(compare, tariffs, TARIFF_TYPES), press), undefined);

test("however often boxes are pressed, at most three different tariffs sit on the bench, and the address brings them back", () => {
  fc.assert(
    fc.property(pressed, (presses) => {
      const compare = after(presses);
      const bench = benchOf(compare, tariffs, TARIFF_TYPES);
      expect(bench.length).toBeLessThanOrEqual(BENCH_PLACES);
      expect(new Set(bench).size).toBe(bench.length);
      const href = tariffsHref({ type: "flex", compare, view: "table" });
      const read = tariffFilter(Object.fromEntries(new URL(href, "https://here.invalid").searchParams));
      expect(read).toEqual({ type: "flex", term: undefined, compare, view: "table" });
      expect(benchOf(read.compare, tariffs, TARIFF_TYPES)).toEqual(bench);
    }),
  );
});

test("who was chosen first stays first; a second press takes off, a full bench takes nobody", () => {
  fc.assert(
    fc.property(fc.uniqueArray(slug), (chosen) => {
      expect(after(chosen)?.split(",") ?? []).toEqual(chosen.slice(0, BENCH_PLACES));
      const [first] = chosen;
      if (first !== undefined) expect(after([...chosen, first])?.split(",") ?? []).toEqual(chosen.slice(1, BENCH_PLACES));
    }),
  );
});

test("an address that somebody wrote never breaks the bench", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { compare } = tariffFilter({ compare: text });
      expect(benchOf(compare, tariffs, TARIFF_TYPES).length).toBeLessThanOrEqual(BENCH_PLACES);
    }),
  );
});
