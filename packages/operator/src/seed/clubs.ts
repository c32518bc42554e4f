import type { Brand, KitPattern } from "@tribun/brand-contract";
import { SEED_BRANDS } from "./brands.ts";

/** What the hosted checkout, documents and mails show of a club beside its name and colours. */
export type Club = {
  /** What fans call it beside its name, its ground, its colours and who founded it or played for it, in small letters without marks: the first that whoever guesses their passwords tries. */
  readonly words: readonly string[];
  readonly kit: KitPattern;
  readonly provider: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly phone: string;
    /** Costs nothing from any network. */
    readonly freeNumber: Brand["hotline"]["freeNumber"];
    /** Number in the commercial register. */
    readonly register: string;
    /** Number in LUCID, the register of who puts packaging on the market. */
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

/** What the operator knows of a club beside its brand, which the shop would only carry along. */
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

/** The club of a team id. */
export function clubOf(teamId: number): Club {
  return CLUBS.get(teamId) ?? NOBODY;
}

/** What fans of any club put into passwords: its name, what they call it, and its year, which is its short number. */
export const CLUB_WORDS: readonly string[] = SEED_BRANDS.flatMap(({ brand }) => [
  ...brand.name.split(" "),
  brand.hotline.shortCode,
  ...clubOf(brand.teamId).words,
]);
