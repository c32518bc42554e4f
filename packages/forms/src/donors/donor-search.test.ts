import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDonors, foldName, namedDonor } from "./donor-search.ts";

const NAMES = ["Telekom", "congstar", "Vodafone", "Lidl Connect", "O2", "AY YILDIZ", "ALDI TALK", "1&1", "NORMA connect", "klarmobil"];
const donors = [
  ...NAMES.map((name) => ({ id: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"), name })),
  { id: "other", name: "Anderer Anbieter oder nicht sicher" },
];
const found = (search: string) => findDonors(donors, search).map(({ name }) => name);
const REST = "Anderer Anbieter oder nicht sicher";

describe("finding a provider", () => {
  it.each([
    ["co", ["congstar", "Lidl Connect", "NORMA connect", REST]],
    ["ay yıldız", ["AY YILDIZ", REST]],
    ["AYYILDIZ", ["AY YILDIZ", REST]],
    ["ay yİldİz", ["AY YILDIZ", REST]],
    ["yildiz", ["AY YILDIZ", REST]],
    ["1 und 1", ["1&1", REST]],
    ["1u1", ["1&1", REST]],
    ["02", ["O2", REST]],
    ["o₂", ["O2", REST]],
    ["mobil", ["klarmobil", REST]],
    ["t mobile", ["Telekom", REST]],
    ["gibt es nicht", [REST]],
  ])("%s", (search, names) => expect(found(search)).toEqual(names));

  it("lists all, the unsure last, for nothing typed", () => {
    expect(found(" ")).toEqual([...NAMES, REST]);
  });

  it("finds every provider by its own name, however it is spaced, cased and accented, and by any beginning of it", () => {
    const name = fc.constantFrom(...NAMES);
    fc.assert(
      fc.property(name, fc.nat(20), fc.boolean(), (wanted, length, upper) => {
        const cased = upper ? wanted.toLocaleUpperCase("tr") : wanted.toLocaleLowerCase("tr");
        expect(found(cased.slice(0, 1 + length))).toContain(wanted);
        expect(namedDonor(donors, ` ${cased} `)?.name).toBe(wanted);
      }),
    );
  });

  it("always offers the way for who is not sure, and never the same twice", () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const names = found(search);
        expect(names.at(-1)).toBe(REST);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it("folds Turkish and German letters", () => {
    expect(foldName("İŞÇİ Ğöl-Straße")).toBe(foldName("isci gol strasse"));
    expect(foldName("Mueller")).toBe(foldName("Müller"));
  });
});
