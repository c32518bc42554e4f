import type { Brand } from "../contract.ts";
import type { OperatorFacts } from "../operator-facts.ts";
import type { Season } from "../season.ts";

/** All that a club's folder says. */
export interface ClubFolder {
  readonly brand: Brand;
  readonly season: Season;
  readonly facts: OperatorFacts;
  /** The content of `tokens.json`; the build checks it. */
  readonly tokens: unknown;
}
