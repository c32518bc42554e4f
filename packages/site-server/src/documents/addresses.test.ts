import { expect, test } from "vitest";
import { addressIn, alternatesOf, keptPath, sitemapOf } from "./addresses.ts";

const home = { origin: "https://club.example", defaultLanguage: "de" } as const;

test.each([
  ["/tarife", "/tarife"],
  ["/tarife?type=flex", "/tarife?type=flex"],
  ["/tarife?compare=all&term=12&type=flex", "/tarife?type=flex"],
  ["/tarife?term=12", "/tarife"],
])("of %s a search engine keeps %s", (path, kept) => expect(keptPath(path)).toBe(kept));

test("the club's own language is the address itself, the other one says so", () => {
  expect(addressIn(home, "/", "de")).toBe("https://club.example/");
  expect(addressIn(home, "/tarife?type=flex", "tr")).toBe("https://club.example/tarife?type=flex&lang=tr");
  expect(addressIn({ ...home, defaultLanguage: "tr" }, "/support", "de")).toBe("https://club.example/support?lang=de");
});

test("each page names every language and what strangers get", () => {
  expect(alternatesOf(home, "/support")).toEqual([
    { hreflang: "tr", href: "https://club.example/support?lang=tr" },
    { hreflang: "de", href: "https://club.example/support" },
    { hreflang: "x-default", href: "https://club.example/support" },
  ]);
});

test("the list holds each kept address once in each language, escaped", () => {
  const list = sitemapOf(home, ["/tarife", "/tarife?term=12", "/tarife?type=flex"]);
  const places = [...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual([
    "https://club.example/tarife?lang=tr",
    "https://club.example/tarife",
    "https://club.example/tarife?type=flex&amp;lang=tr",
    "https://club.example/tarife?type=flex",
  ]);
});
