import { expect, test } from "vitest";
import { type Brand, parseBrand } from "./contract.ts";
import { DEFAULT_LOOK, lookOf } from "./look/look.ts";

const hours = { opens: "08:00", closes: "17:00" };
const both = { de: "Text", tr: "Metin" };
const brand: Brand = {
  id: "muster",
  teamId: 9,
  name: "Muster Mobil",
  shortName: "Muster",
  title: both,
  description: both,
  slogan: both,
  defaultLanguage: "de",
  hotline: { shortCode: "1907", freeNumber: "0800 1234567" },
  openingHours: { state: "BE", weekdays: hours, saturday: hours, sundayAndHolidays: hours },
  social: [{ kind: "x", url: "https://x.example/muster" }],
  stores: [],
  legalEntity: {
    name: "Muster GmbH",
    street: "Musterstraße 1",
    postalCode: "10999",
    city: "Berlin",
    representative: "Deniz Muster",
    registerCourt: "Amtsgericht Berlin",
    registerNumber: "HRB 1",
    vatId: "DE999999995",
    email: "hallo@muster.example",
    phone: "030 23125 000",
  },
  complaints: { year: "2025", workingDays: 3 },
  pattern: "hoops",
  keywordRule: "digits4",
  capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
  vocabulary: {
    ...{
      crowd: both,
      year: "1907",
      fans: both,
      chant: both,
      sub: both,
      goal: both,
      empty: both,
      offside: both,
      calls: both,
      messages: both,
    },
    greet: { de: "Hallo, {{name}}", tr: "Selam, {{name}}?" },
  },
  events: [{ slug: "derby", name: both, place: both, startsAt: "2026-12-12T17:30:00Z", endsAt: "2026-12-12T19:30:00Z" }],
};

const share = { basisPoints: 200, from: "2026-01-01", cause: both, purpose: both };

const look = { display: { face: "rokkitt", weight: 800 }, hero: "number", surface: "flood", headings: { news: both } };

test("a whole brand passes as it is, with a share and a look or without", () => {
  for (const whole of [brand, { ...brand, clubShare: share }, { ...brand, look }]) expect(parseBrand(whole)).toEqual(whole);
});

test("a look is completed with the usual one, field by field", () => {
  expect(lookOf(brand)).toEqual(DEFAULT_LOOK);
  const { display, hero, shape } = lookOf(parseBrand({ ...brand, look }));
  expect([display, hero, shape]).toEqual([{ face: "rokkitt", weight: 800, case: "sentence", width: "normal" }, "number", "round"]);
});

test.each([
  ["an unknown field", { ...brand, mascot: "bird" }, "mascot"],
  ["a missing translation", { ...brand, title: { de: "Nur deutsch" } }, "title.tr"],
  ["a club without a voice", { ...brand, vocabulary: { ...brand.vocabulary, chant: undefined } }, "vocabulary.chant"],
  ["a chant of three lines", { ...brand, vocabulary: { ...brand.vocabulary, chant: { de: "a\nb\nc", tr: "a" } } }, "vocabulary.chant.de"],
  ["a greeting without a name", { ...brand, vocabulary: { ...brand.vocabulary, greet: both } }, "vocabulary.greet.de"],
  ["a share without its cause", { ...brand, clubShare: { ...share, cause: { de: "die Jugend" } } }, "clubShare.cause.tr"],
  ["a share of nothing", { ...brand, clubShare: { ...share, basisPoints: 0 } }, "clubShare.basisPoints"],
  ["a face that is not kept", { ...brand, look: { display: { face: "comic", weight: 400 } } }, "look.display.face"],
  ["a weight that the face lacks", { ...brand, look: { display: { face: "anton", weight: 700 } } }, "must have a weight of anton: 400"],
  ["a part named twice", { ...brand, look: { sections: [{ part: "help" }, { part: "tariffs" }, { part: "help" }] } }, "each part once"],
  ["a home page without tariffs", { ...brand, look: { sections: [{ part: "help" }] } }, "must have tariffs and help"],
  ["a heading in one language", { ...brand, look: { headings: { news: { de: "Kurve" } } } }, "look.headings.news.tr"],
  ["an insecure link", { ...brand, social: [{ kind: "x", url: "http://x.example" }] }, "social.0.url"],
  ["a hotline that cannot be dialled", { ...brand, hotline: { ...brand.hotline, shortCode: "19" } }, "hotline.shortCode"],
  [
    "hours that no clock shows",
    { ...brand, openingHours: { ...brand.openingHours, saturday: { opens: "25:00", closes: "26:00" } } },
    "saturday",
  ],
  [
    "an event that ends before it starts",
    { ...brand, events: brand.events.map((event) => ({ ...event, endsAt: event.startsAt })) },
    "events.0",
  ],
  [
    "an event in another time than UTC",
    { ...brand, events: brand.events.map((event) => ({ ...event, startsAt: "2026-12-12T17:30:00+01:00" })) },
    "events.0.startsAt",
  ],
])("%s is refused by club and field", (_, given, field) => {
  expect(() => parseBrand(given)).toThrow(new RegExp(`"muster"[\\s\\S]*${field}`));
});
