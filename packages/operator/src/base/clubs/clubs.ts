import type { Brand, KitPattern } from "@tribun/brand-contract";
import { SEED_BRANDS } from "./brands.ts";

/** Data of a club for checkout, documents and mails, besides its name and colours. */
export type Club = {
  /**
   * Words that a guesser of its fans' passwords tries first: nickname, ground, colours, founders and players, in lower case without marks.
   */
  readonly words: readonly string[];
  readonly kit: KitPattern;
  /** Years and pairs of digits that make a number a number of the club. */
  readonly endings: readonly string[];
  readonly provider: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly phone: string;
    /** Free from any network. */
    readonly freeNumber: Brand["hotline"]["freeNumber"];
    /** Number in the commercial register, and the court that keeps it. */
    readonly register: string;
    readonly court: string;
    /** Managing director. */
    readonly representative: string;
    readonly vatId: string;
    /** Number in LUCID, the German packaging register. */
    readonly packagingRegister: string;
  };
};

const CLUBS: ReadonlyMap<number, Club> = new Map(
  SEED_BRANDS.map(({ brand: { teamId, pattern, legalEntity, hotline }, facts }) => {
    const { name, street, postalCode, city, email, phone, registerNumber, registerCourt: court, representative, vatId } = legalEntity;
    const { passwordWords: words, packagingRegister } = facts;
    const address = `${street}, ${postalCode} ${city}`;
    const numbers = { phone, freeNumber: hotline.freeNumber, register: registerNumber, packagingRegister };
    const provider = { name, address, email, court, representative, vatId, ...numbers };
    return [teamId, { words, kit: pattern, endings: [...facts.numbers.years, ...facts.numbers.pairs], provider }];
  }),
);

/**
 * Returns the club of a team id.
 * @throws for an id that no folder under `brands/` declares, because no text may name another provider
 */
export function clubOf(teamId: number): Club {
  const club = CLUBS.get(teamId);
  if (!club) throw new Error(`no folder under brands/ declares the team ${teamId}`);
  return club;
}

/** Words that fans of any club use in passwords: its name, its nicknames, and its year, which is its short number. */
export const CLUB_WORDS: readonly string[] = SEED_BRANDS.flatMap(({ brand }) => [
  ...brand.name.split(" "),
  brand.hotline.shortCode,
  ...clubOf(brand.teamId).words,
]);
