import { expect, test } from "vitest";
import { type Brand, parseBrand } from "./contract.ts";

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

test("a whole brand passes as it is, with a share or without", () => {
  for (const whole of [brand, { ...brand, clubShare: share }]) expect(parseBrand(whole)).toEqual(whole);
});

test.each([
  ["an unknown field", { ...brand, mascot: "bird" }, "mascot"],
  ["a missing translation", { ...brand, title: { de: "Nur deutsch" } }, "title.tr"],
  ["a club without a voice", { ...brand, vocabulary: { ...brand.vocabulary, chant: undefined } }, "vocabulary.chant"],
  ["a chant of three lines", { ...brand, vocabulary: { ...brand.vocabulary, chant: { de: "a\nb\nc", tr: "a" } } }, "vocabulary.chant.de"],
  ["a greeting without a name", { ...brand, vocabulary: { ...brand.vocabulary, greet: both } }, "vocabulary.greet.de"],
  ["a share without its cause", { ...brand, clubShare: { ...share, cause: { de: "die Jugend" } } }, "clubShare.cause.tr"],
  ["a share of nothing", { ...brand, clubShare: { ...share, basisPoints: 0 } }, "clubShare.basisPoints"],
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
