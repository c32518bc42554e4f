import type { Brand } from "./contract.ts";
import type { OperatorFacts } from "./operator-facts.ts";
import type { Season } from "./season.ts";

/**
 * Declares a club. The type checks the fields in the editor; the build checks the values (`parseBrand`), so no schema ships to the browser.
 */
export function defineBrand<const B extends Brand>(brand: B): Brand {
  return brand;
}

/** Declares the matches of a club's season. The type checks the fields in the editor; tests check the values (`seasonSchema`). */
export function defineSeason(season: Season): Season {
  return season;
}

/** Declares what only the operator knows about a club. The type checks the fields in the editor; the start of the operator checks the values. */
export function defineOperatorFacts(facts: OperatorFacts): OperatorFacts {
  return facts;
}
