import { dictionary } from "@zxcvbn-ts/language-common";
import { CLUB_WORDS } from "../base/clubs/clubs.ts";

/** Data of the password's owner that others may know. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164 */
  readonly phone: string | null;
  /** ISO */
  readonly birthday: string;
  readonly companyName?: string | null | undefined;
};

/** German and Turkish words that fans choose as passwords and the list lacks. */
const MORE = ["qwertz", "willkommen", "sifre", "sifrem", "askim", "canim"];
/** Words of the brand and of Turkey: brand and products, the founder of the republic, well-known years. */
const OUR_WORDS = [
  ...["tribün", "tribune", "serbest", "taraftar", "forma", "şampiyon"],
  ...["atatürk", "mustafa", "kemal", "gazi", "cumhuriyet", "türkiye", "türk"],
  ...["1453", "1881", "1919", "1920", "1923", "1938"],
];
/** Most characters around a word that leave the password easy to guess; more than this make it a secret. */
const AROUND = 8;
/** Shorter words are part of too many others. */
const SHORTEST = 3;

let list: ReadonlySet<string> | undefined;

/**
 * Tells why a new password is easy to guess: it is on zxcvbn's list of the most stolen passwords, also with digits and signs around it, or
 * it consists of the fan's own data or of words of a club or the operator. No outside service is called.
 * @returns the broken rule, or undefined
 */
export function passwordFault(password: string, person: Person): "password.known" | "password.personal" | undefined {
  const plain = fold(password);
  // Digits and signs at the end do not replace letters, unlike those inside a word.
  const bare = plain.replace(/\P{L}+$/u, "");
  const readings = [
    plain,
    bare,
    plain.replace(/^\P{L}+/u, ""),
    bare.replace(/^\P{L}+/u, ""),
    ...plain.split(/(?<=\p{L})(?=\P{L})|(?<=\d)(?=\D)|(?<=[^\p{L}\d])(?=[\p{L}\d])/u),
  ];
  const all = [...readings, ...readings.map(undisguised)];
  if (/^(.{1,4})\1+$/u.test(password.toLowerCase()) || isListed([...all, ...all.map(withoutSigns)], plain)) return "password.known";
  const words = [...CLUB_WORDS, ...OUR_WORDS, ...wordsOf(person)]
    .map((word) => withoutSigns(fold(word)))
    .filter((word) => word.length >= SHORTEST);
  return [plain, undisguised(bare)].some((text) => isMadeOf(words, withoutSigns(text))) ? "password.personal" : undefined;
}

function isListed(readings: readonly string[], plain: string): boolean {
  list ??= new Set([...dictionary["passwords-common"], ...MORE].map(fold));
  const known = list;
  const hides = (text: string) => plain.length - text.length > AROUND || letters(plain) - letters(text) >= SHORTEST;
  return readings.some((text) => text.length > SHORTEST && known.has(text) && !hides(text));
}

/** True if the text contains these words and hardly a letter besides. */
function isMadeOf(words: readonly string[], text: string): boolean {
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ""), text);
  return rest !== text && rest.length <= AROUND && letters(rest) < SHORTEST;
}

function wordsOf({ firstName, lastName, email, phone, birthday, companyName }: Person): string[] {
  const [year = "", month = "", day = ""] = birthday.split("-");
  const dates = [year, day + month, day + month + year, year + month + day, day + month + year.slice(2)];
  const names = [firstName, lastName, email.split("@")[0] ?? "", companyName ?? ""];
  return [
    ...names,
    ...names.flatMap((name) => name.split(/\P{L}+/u)),
    ...dates,
    ...(phone === null ? [] : [phone.replace("+49", ""), phone.replace("+49", "0")]),
  ];
}

/** Normalises as a guesser would write: lower case without marks, ı and ß as i and ss. */
function fold(text: string): string {
  return text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replaceAll("ı", "i").replaceAll("ß", "ss");
}

const DISGUISES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const undisguised = (text: string): string => text.replace(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign);
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\d]/gu, "");
const letters = (text: string): number => text.replace(/\P{L}/gu, "").length;
