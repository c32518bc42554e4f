import type { Language } from "@tribun/domain";
import { aside, type Block, type Content, type Head, type Letter, letterOf, note } from "@tribun/mails";
import type { Hotline } from "../base/teams.ts";
import { type Greeting, greetingOf } from "./greeting.ts";

/** Whom a letter greets and for which club it is signed. Without a greeting the recipient may be a stranger, who gets no name. */
type Named = { readonly greeting?: Greeting; readonly club: string };
type Write = (named: Named, head: Head, ...content: readonly Content[]) => Letter;

const SIGN: Record<Language, (club: string) => string> = {
  de: (club) => `Deine Mannschaft von ${club}`,
  tr: (club) => `${club} takımın`,
};

const writeIn =
  (language: Language): Write =>
  ({ greeting = greetingOf(language, "", false), club }, head, ...content) =>
    letterOf({ language, greeting, sign: SIGN[language](club) }, head, ...content);

/** Writes a letter to a fan, with greeting and signature. */
export const german = writeIn("de");
export const turkish = writeIn("tr");

type Standing = {
  /** "under 1907 from our network or free of charge under 0800 …", as the rest of a sentence that ends with a colon. */
  readonly call: (hotline: Hotline) => string;
  /** Where questions are answered, at the end of a letter. */
  readonly questions: (hotline: Hotline) => Block;
  /** What to do if a stranger caused the letter. */
  readonly notYou: (hotline: Hotline) => Block;
};

const inGerman = ({ shortCode, freeNumber }: Hotline) => `${shortCode} aus unserem Netz oder kostenlos ${freeNumber}`;
const inTurkish = ({ shortCode, freeNumber }: Hotline) =>
  `kendi hattımızdan ${shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${freeNumber}`;

/** Sentences about the hotline that many letters share. */
export const DE: Standing = {
  call: inGerman,
  questions: ({ shortCode, freeNumber }) =>
    aside(`Fragen beantworten wir unter ${shortCode} aus unserem Netz oder kostenlos unter ${freeNumber}.`),
  notYou: (hotline) => note(`Warst du das nicht? Ruf uns gleich an: ${inGerman(hotline)}.`),
};
export const TR: Standing = {
  call: inTurkish,
  questions: (hotline) => aside(`Soruların için bizi ara: ${inTurkish(hotline)}.`),
  notYou: (hotline) => note(`Bunu sen yapmadıysan hemen bizi ara: ${inTurkish(hotline)}.`),
};
