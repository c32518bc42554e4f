import { KIT_PATTERNS, SOCIAL_KINDS, STORE_KINDS } from "@tribun/brand-contract";
import { FEDERAL_STATES, LANGUAGES } from "@tribun/domain";
import { LOOK_QUESTIONS } from "./look.ts";
import { type Answers, oneOf, type Question } from "./question.ts";

const like = (pattern: RegExp, words: string) => (answer: string) => (pattern.test(answer) ? undefined : `must be ${words}`);
const of = (given: Answers, name: string) => given[name] ?? "";

/** Folds a name to the letters a to z: `Fırtına` becomes `firtina`. */
export function plain(name: string): string {
  return name
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/[^A-Za-z\d ]/g, "");
}

const COLOUR = like(/^#[\da-f]{6}$/i, "a colour such as #0b1e4f");
const LINK = like(/^(https:\/\/\S+|sandbox|none)$/, "an address that begins with https://, or sandbox, or none");
const links = [...SOCIAL_KINDS.filter((kind) => kind !== "tiktok"), ...STORE_KINDS];

/** Everything that a new club is asked, in this order. */
export const QUESTIONS: readonly Question[] = [
  { name: "name", ask: "Name of the app, such as Pembe Mobil" },
  {
    name: "id",
    ask: "Short id for folders and addresses, lower-case letters",
    usual: (given) => (plain(of(given, "name")).split(" ")[0] ?? "").toLowerCase().replaceAll(/[^a-z]/g, ""),
    fault: (id, house) =>
      like(/^[a-z]{3,20}$/, "3 to 20 letters from a to z")(id) ??
      (house.ids.includes(id) ? "is a club already" : house.isWordOfCode(id) ? "is a word of the shared code, so pick another" : undefined),
  },
  {
    name: "short-name",
    ask: "Label under the icon, at most 12 letters",
    usual: (given) => of(given, "name").split(" ")[0] ?? "",
    quiet: true,
  },
  { name: "colour-a", ask: "First colour: links, buttons, shirt", fault: COLOUR },
  { name: "colour-b", ask: "Second colour: highlights, dark theme", fault: COLOUR },
  { name: "pattern", ask: `Pattern of the shirt (${KIT_PATTERNS.join(", ")})`, usual: () => "stripes", fault: oneOf(KIT_PATTERNS) },
  ...LOOK_QUESTIONS,
  {
    name: "hotline",
    ask: "Short number of the hotline, usually the club's year",
    fault: (code, house) =>
      like(/^[1-9]\d{3}$/, "four digits from 1024 on")(code) ??
      (Number(code) < 1024 || house.codes.includes(code) ? "is taken by another club or by the operator" : undefined),
  },
  {
    name: "free-number",
    ask: "Free number of the hotline",
    usual: (_, house) => house.sample.brand.hotline.freeNumber,
    fault: like(/^0800 \d{7}$/, "a number such as 0800 1234567"),
  },
  { name: "language", ask: "First language (de, tr)", usual: () => "de", fault: oneOf(LANGUAGES) },
  ...links.map((kind): Question => ({
    name: kind,
    ask: `Link of ${kind}: https://…, sandbox or none`,
    usual: () => "sandbox",
    fault: LINK,
  })),
  { name: "legal-name", ask: "Firm", usual: (given) => `${of(given, "name")} GmbH (Muster)` },
  { name: "street", ask: "Street and number", usual: () => "Musterstraße 1" },
  { name: "postal-code", ask: "Postal code", usual: () => "10115", fault: like(/^\d{5}$/, "five digits") },
  { name: "city", ask: "City", usual: () => "Berlin" },
  { name: "state", ask: "Federal state of the hotline", usual: () => "BE", fault: oneOf(FEDERAL_STATES), quiet: true },
  { name: "representative", ask: "Represented by", usual: () => "Deniz Muster", quiet: true },
  { name: "court", ask: "Register court", usual: (given) => `Amtsgericht ${of(given, "city")}`, quiet: true },
  { name: "register", ask: "Register number", usual: (given) => `HRB 0${of(given, "hotline")} (Muster)`, quiet: true },
  { name: "vat", ask: "VAT id", usual: () => "DE999999995", quiet: true },
  { name: "email", ask: "Mail address of the club", usual: (given) => `hallo@${of(given, "id")}-mobil.example` },
  { name: "phone", ask: "Phone number of the firm", usual: (given) => `030 23125 ${of(given, "hotline").slice(1)}` },
  { name: "packaging", ask: "Number in LUCID", usual: (given) => `DE000000000${of(given, "hotline")} (Muster)`, quiet: true },
  {
    name: "sms-sender",
    ask: "Sender of SMS, at most 11 letters",
    usual: (given) => plain(of(given, "short-name")).replaceAll(" ", "").slice(0, 11),
    fault: (sender, house) => (house.senders.includes(sender) ? "is the sender of another club" : undefined),
    quiet: true,
  },
  { name: "password-words", ask: "Words that fans would use as passwords, with commas", usual: () => "" },
  { name: "crowd-de", ask: "What the fans call themselves, in German", usual: () => "" },
  { name: "crowd-tr", ask: "What the fans call themselves, in Turkish", usual: () => "" },
  { name: "chant-de", ask: "Title of the home page in German, two lines divided by /", usual: () => "" },
  { name: "chant-tr", ask: "Title of the home page in Turkish, two lines divided by /", usual: () => "" },
  ...["fans", "sub", "greet", "goal", "empty", "offside", "calls", "messages"].flatMap((word) =>
    LANGUAGES.map((language): Question => ({
      name: `${word}-${language}`,
      ask: `Voice, ${word}, ${language}`,
      usual: () => "",
      quiet: true,
    })),
  ),
];
