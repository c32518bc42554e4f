import type { Language } from "@tribun/domain";

/** A fictional fan. The phone numbers come from a range without real subscribers. */
export interface Fan {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As the fan types it in a form. */
  readonly phone: string;
  /** As the operator stores it. */
  readonly phoneE164: string;
  readonly password: string;
  /** DD/MM/YYYY */
  readonly birthday: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly identityNumber: string;
  readonly identityValidUntil: string;
  readonly keyword: string;
}

let count = 0;

/** A new fan with an e-mail address and a phone that no other test of this run has. */
export function newFan(language: Language, worker: number): Fan {
  count += 1;
  const two = String((worker * 25 + count) % 100).padStart(2, "0");
  const name = language === "tr" ? { firstName: "Çağla", lastName: "Işık" } : { firstName: "Jürgen", lastName: "Özdemir" };
  return {
    ...name,
    email: `fan-${worker}-${count}@stadion.example`,
    phone: `0176 040690${two}`,
    phoneE164: `+49176040690${two}`,
    password: "Zeytin-Dalı-9",
    birthday: "19/05/1990",
    street: "Müllerstraße",
    houseNumber: "12a",
    postalCode: "10115",
    city: "Berlin",
    identityNumber: "L01X00T471",
    identityValidUntil: "01/08/2031",
    keyword: "4719",
  };
}

/** The fan of the seed, with an active line in every club. */
export const DEMO = { name: "Deniz Yılmaz", email: "demo@tribun.example", password: "Tribun#1907" } as const;
/** The member of staff in the seed, who works for every club. */
export const STAFF = {
  ...{ email: "staff@tribun.example", password: "Tribun#1905" },
  ...{ phone: "0174 9091317", phoneE164: "+491749091317" },
} as const;
