import { type Brand, type OperatorFacts, parseBrand, type Season, SOCIAL_KINDS, STORE_KINDS } from "@tribun/brand-contract";
import type { KitColours } from "../colours/tokens.ts";
import { defaultVoice } from "./default-voice.ts";
import type { House } from "./house.ts";
import { lookOfAnswers } from "./look.ts";
import type { Answers } from "./question.ts";
import { plain } from "./questions.ts";

/** A new club, ready to be written. */
export interface NewClub {
  readonly brand: Brand;
  readonly facts: OperatorFacts;
  readonly season: Season;
  readonly colours: KitColours;
}

/**
 * Makes a club of complete answers. Season, opening hours and events begin as those of the first club.
 * @throws BrandError where an answer breaks the brand contract
 */
export function makeClub(answers: Answers, house: House): NewClub {
  const get = (name: string) => answers[name] ?? "";
  const { sample } = house;
  const code = get("hotline");
  const look = lookOfAnswers(answers);
  const brand = parseBrand({
    id: get("id"),
    teamId: house.nextTeamId,
    name: get("name"),
    shortName: get("short-name"),
    title: sample.brand.title,
    description: {
      de: "Allnet-Flat, 5G und Türkei-Minuten aus deinem Verein. Die eigene Rufnummer aussuchen, eSIM sofort nutzen.",
      tr: "Takımından sınırsız konuşma, 5G ve Türkiye dakikaları. Numaranı kendin seç, eSIM hemen hazır.",
    },
    slogan: sample.brand.slogan,
    defaultLanguage: get("language"),
    hotline: { shortCode: code, freeNumber: get("free-number") },
    openingHours: { ...sample.brand.openingHours, state: get("state") },
    social: linksOf(answers, SOCIAL_KINDS),
    stores: linksOf(answers, STORE_KINDS),
    legalEntity: {
      name: get("legal-name"),
      street: get("street"),
      postalCode: get("postal-code"),
      city: get("city"),
      representative: get("representative"),
      registerCourt: get("court"),
      registerNumber: get("register"),
      vatId: get("vat"),
      email: get("email"),
      phone: get("phone"),
    },
    complaints: sample.brand.complaints,
    pattern: get("pattern"),
    ...(look && { look }),
    keywordRule: sample.brand.keywordRule,
    capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
    vocabulary: voiceOf(answers, defaultVoice(get("short-name"), code)),
    events: sample.brand.events.map((event) => ({ ...event, place: { de: "Heimspiel", tr: "Kendi sahamız" } })),
  });
  const facts: OperatorFacts = {
    passwordWords: get("password-words")
      .split(",")
      .map((word) => plain(word.trim()).toLowerCase())
      .filter(Boolean),
    packagingRegister: get("packaging"),
    smsSender: get("sms-sender"),
    numbers: { years: [code], pairs: [code.slice(-2)] },
    sample: { fanNumber: house.fanNumber, giveaways: [] },
  };
  return { brand, facts, season: sample.season, colours: { a: get("colour-a").toLowerCase(), b: get("colour-b").toLowerCase() } };
}

function linksOf<const K extends string>(answers: Answers, kinds: readonly K[]): readonly { readonly kind: K; readonly url: string }[] {
  return kinds.flatMap((kind) => {
    const answer = answers[kind] ?? "none";
    if (answer === "none") return [];
    return [{ kind, url: answer === "sandbox" ? `/c/away/${kind}` : answer }];
  });
}

/** The given words of the voice; the usual ones for the rest. A line ends at a slash, because a flag has one line. */
function voiceOf(answers: Answers, usual: Brand["vocabulary"]): Brand["vocabulary"] {
  const { year, ...words } = usual;
  const given = Object.entries(words).map(([word, { de, tr }]) => {
    const say = (language: string, otherwise: string) => answers[`${word}-${language}`]?.replaceAll(/\s*\/\s*/g, "\n") || otherwise;
    return [word, { de: say("de", de), tr: say("tr", tr) }] as const;
  });
  return { ...words, ...Object.fromEntries(given), year };
}
