import { SEED_TEAMS } from "./teams.ts";

/** What the hosted checkout, documents and mails show of a club beside its name and colours. */
export type Club = {
  /** What fans call it beside its name, its ground, its colours and who founded it or played for it, in small letters without marks: the first that whoever guesses their passwords tries. */
  readonly words: readonly string[];
  readonly kit: "stripes" | "halves" | "sash" | "hoops";
  readonly provider: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly phone: string;
    /** Number in the commercial register. */
    readonly register: string;
    /** Number in LUCID, the register of who puts packaging on the market. */
    readonly packagingRegister: string;
  };
};

const CLUBS: Readonly<Record<number, Club>> = {
  1: {
    words: ["fener", "sarilacivert", "kadikoy", "saracoglu", "lefter", "ziya songulen", "songulen", "okaner"],
    kit: "stripes",
    provider: {
      name: "Kanarya Mobil GmbH (Muster)",
      address: "Musterstraße 7, 10999 Berlin",
      email: "hallo@kanarya-mobil.example",
      phone: "030 23125 907",
      register: "HRB 01907 (Muster)",
      packagingRegister: "DE0000000001907 (Muster)",
    },
  },
  2: {
    words: ["cimbombom", "cimbom", "sarikirmizi", "ultraslan", "florya", "ali sami yen", "samiyen", "metin oktay"],
    kit: "halves",
    provider: {
      name: "Aslan Mobil GmbH (Muster)",
      address: "Musterstraße 5, 50667 Köln",
      email: "hallo@aslan-mobil.example",
      phone: "030 23125 905",
      register: "HRB 01905 (Muster)",
      packagingRegister: "DE0000000001905 (Muster)",
    },
  },
  3: {
    words: ["karakartal", "siyahbeyaz", "carsi", "inonu", "hakki yeten", "suleyman seba", "seba", "osman pasa"],
    kit: "stripes",
    provider: {
      name: "Kartal Mobil GmbH (Muster)",
      address: "Musterstraße 3, 60311 Frankfurt am Main",
      email: "hallo@kartal-mobil.example",
      phone: "030 23125 903",
      register: "HRB 01903 (Muster)",
      packagingRegister: "DE0000000001903 (Muster)",
    },
  },
  4: {
    words: ["trabzonspor", "trabzon", "bordomavi", "karadeniz", "avni aker", "akyazi", "senol gunes"],
    kit: "sash",
    provider: {
      name: "Fırtına Mobil GmbH (Muster)",
      address: "Musterstraße 67, 20095 Hamburg",
      email: "hallo@firtina-mobil.example",
      phone: "030 23125 967",
      register: "HRB 01967 (Muster)",
      packagingRegister: "DE0000000001967 (Muster)",
    },
  },
};
const NOBODY: Club = {
  words: [],
  kit: "stripes",
  provider: {
    name: "Tribün (Muster)",
    address: "Musterstraße 1, 10115 Berlin",
    email: "hallo@tribun.example",
    phone: "0800 2001905",
    register: "HRB 0 (Muster)",
    packagingRegister: "DE0000000000000 (Muster)",
  },
};

/** The club of a team id. */
export function clubOf(teamId: number): Club {
  return CLUBS[teamId] ?? NOBODY;
}

/** What fans of any club put into passwords: its name, what they call it, and its year, which is its short number. */
export const CLUB_WORDS: readonly string[] = SEED_TEAMS.flatMap(({ id, name, hotline }) => [
  ...name.split(" "),
  hotline,
  ...clubOf(id).words,
]);
