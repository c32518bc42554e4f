import { expect, test } from "vitest";
import { assetsOf, readManifest, withHomes } from "./manifest.ts";
import { readSnapshot } from "../snapshot/reader.ts";
import { expandPath } from "./paths.ts";

const manifest = readManifest(
  JSON.stringify({
    "home.tsx": { file: "assets/home.js", imports: ["_kit.js"], css: ["assets/home.css"], dynamicImports: ["dialog.tsx"] },
    "_kit.js": { file: "assets/kit.js", css: ["assets/kit.css"], imports: ["home.tsx"] },
    "dialog.tsx": { file: "assets/dialog.js" },
  }),
);

test("follows static imports, circles too, and leaves lazy ones alone", () => {
  expect(assetsOf(manifest, ["home.tsx"])).toEqual({
    scripts: ["assets/home.js", "assets/kit.js"],
    styles: ["assets/kit.css", "assets/home.css"],
  });
});

test("a module that lies in a file with others is found by its own name", () => {
  const homes = new Map([
    ["step.tsx", "assets/kit.js"],
    ["home.tsx", "assets/kit.js"],
    ["left-out.tsx", "assets/none.js"],
  ]);
  const found = withHomes(manifest, homes);
  expect(assetsOf(found, ["step.tsx"])).toEqual(assetsOf(manifest, ["_kit.js"]));
  expect(found["home.tsx"]).toBe(manifest["home.tsx"]);
  expect(() => assetsOf(found, ["left-out.tsx"])).toThrow("left-out.tsx");
});

const NONE = { events: [], capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true } };

test("a module that the build does not know is an error", () => expect(() => assetsOf(manifest, ["gone.tsx"])).toThrow("gone.tsx"));

test("parameters that nobody can list are an error", () => {
  expect(expandPath("/survey", {}, NONE)).toEqual(["/survey"]);
  expect(() => expandPath("/news/$id", {}, NONE)).toThrow("/news/$id");
});

test("the shop finder has an address for each region that has a shop", () => {
  const paths = expandPath("/support/shops", readSnapshot(1, "de"), NONE);
  expect(paths).toHaveLength(11);
  expect(paths).toContain("/support/shops?region=1");
});

test("the list of tariffs has an address for each filter, in the order in which the server looks for it", () => {
  const paths = expandPath("/tarife", readSnapshot(1, "de"), NONE);
  expect(paths).toContain("/tarife");
  expect(paths).toContain("/tarife?type=flex");
  expect(paths).toContain("/tarife?compare=all&term=12&type=flex");
  expect(paths).toContain("/tarife?gb=25&type=flex");
  expect(paths).toContain("/tarife?gb=25&term=12&type=flex");
  expect(paths.filter((path) => path.includes("gb=") && path.includes("compare="))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test("a club that serves no companies has no address for their tariffs", () => {
  const club = { events: [], capabilities: { ...NONE.capabilities, business: false } };
  const paths = ["/tarife", "/tarife/$type/$slug"].flatMap((path) => expandPath(path, readSnapshot(1, "de"), club));
  expect(paths).toContain("/tarife/flex/serbest-m");
  expect(paths.filter((path) => path.includes("business"))).toEqual([]);
});

test("what fans read has an address for each topic, each content and each event", () => {
  const words = { de: "Wort", tr: "Söz" };
  const events = [{ slug: "derby", name: words, place: words, startsAt: "2026-12-12T17:30:00Z", endsAt: "2026-12-12T19:30:00Z" }];
  const paths = (path: string) => expandPath(path, readSnapshot(1, "de"), { ...NONE, events });
  expect(paths("/fan/news")).toEqual(["/fan/news", "/fan/news?category=news-club", "/fan/news?category=news-network"]);
  expect(paths("/fan/reviews")).toHaveLength(6);
  expect(paths("/fan/news/$id")).toContain("/fan/news/derby-week");
  expect(paths("/fan/videos/$id")).toContain("/fan/videos/derby-goal");
  expect(paths("/fan/wallpapers/$id")).toContain("/fan/wallpapers/sash");
  expect(paths("/event/$slug")).toEqual(["/event/derby"]);
});
