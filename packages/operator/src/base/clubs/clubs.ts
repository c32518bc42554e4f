import type { Brand, KitPattern } from "@tribun/brand-contract";
import { SEED_BRANDS } from "./brands.ts";

/** Data of a club for checkout, documents and mails, besides its name and colours. */
export type Club = {
  /**
   * Words that a guesser of its fans' passwords tries first: nickname, ground, colours, founders and players, in lower case without marks.
   */
  readonly words: readonly string[];
  readonly kit: KitPattern;
  readonly provider: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly phone: string;
    /** Free from any network. */
    readonly freeNumber: Brand["hotline"]["freeNumber"];
    /** Number in the commercial register. */
    readonly register: string;
    /** Number in LUCID, the German packaging register. */
    readonly packagingRegister: string;
  };
};

const NOBODY: Club = {
  words: [],
  kit: "stripes",
  provider: {
    name: "Tribün (Muster)",
    address: "Musterstraße 1, 10115 Berlin",
    email: "hallo@tribun.example",
    phone: "030 23125 000",
    freeNumber: "0800 0000000",
    register: "HRB 0 (Muster)",
    packagingRegister: "DE0000000000000 (Muster)",
  },
};

/** Data of a club that only the operator needs; in the brand they would enlarge the shop. */
const OWN: Readonly<Record<number, { readonly words: readonly string[]; readonly packagingRegister: string }>> = {
  1: {
    words: ["fener", "sarilacivert", "kadikoy", "saracoglu", "lefter", "ziya songulen", "songulen", "okaner"],
    packagingRegister: "DE0000000001907 (Muster)",
  },
  2: {
    words: ["cimbombom", "cimbom", "sarikirmizi", "ultraslan", "florya", "ali sami yen", "samiyen", "metin oktay"],
    packagingRegister: "DE0000000001905 (Muster)",
  },
  3: {
    words: ["karakartal", "siyahbeyaz", "carsi", "inonu", "hakki yeten", "suleyman seba", "seba", "osman pasa"],
    packagingRegister: "DE0000000001903 (Muster)",
  },
  4: {
    words: ["trabzonspor", "trabzon", "bordomavi", "karadeniz", "avni aker", "akyazi", "senol gunes"],
    packagingRegister: "DE0000000001967 (Muster)",
  },
};

const CLUBS: ReadonlyMap<number, Club> = new Map(
  SEED_BRANDS.map(({ brand: { teamId, pattern, legalEntity, hotline } }) => {
    const { name, street, postalCode, city, email, phone, registerNumber } = legalEntity;
    const { words = [], packagingRegister = NOBODY.provider.packagingRegister } = OWN[teamId] ?? {};
    const address = `${street}, ${postalCode} ${city}`;
    const numbers = { phone, freeNumber: hotline.freeNumber, register: registerNumber, packagingRegister };
    const provider = { name, address, email, ...numbers };
    return [teamId, { words, kit: pattern, provider }];
  }),
);

/** Returns the club of a team id. */
export function clubOf(teamId: number): Club {
  return CLUBS.get(teamId) ?? NOBODY;
}

/** Words that fans of any club use in passwords: its name, its nicknames, and its year, which is its short number. */
export const CLUB_WORDS: readonly string[] = SEED_BRANDS.flatMap(({ brand }) => [
  ...brand.name.split(" "),
  brand.hotline.shortCode,
  ...clubOf(brand.teamId).words,
]);
