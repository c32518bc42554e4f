import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ORIGINS_FILE } from "../plugins/origin-of.ts";
import { SITE_FILE, type Site } from "../prerender/site.ts";
import { grown, readTable, shrunk, tooFarBeyond, writeTable } from "./ratchet.ts";
import { type RouteWeight, routeWeights, type WeighedRoute } from "./route-weights.ts";

const home: RouteWeight = { route: "/", files: 4, styles: 3, all: 121.4, origins: { react: 49.9, shell: 12 } };
const detail: RouteWeight = { ...home, route: "/tarife/$type/$slug", all: 122.8 };

test("what is written can be read again, however it is spaced", () => {
  const table = readTable(writeTable([home, detail]).replaceAll(" | ", "   |  "));
  expect(table).toMatchObject([home, detail]);
  expect(grown([home, detail], table)).toEqual([]);
  expect(shrunk([home, detail], table)).toEqual([]);
});

test("a file more, a heavier page, a heavier part and a new page are told; a club's own name is not", () => {
  const table = readTable(writeTable([home]));
  expect(grown([{ ...home, all: 122.3 }], table)).toEqual([]);
  expect(grown([{ ...home, all: 123 }], table)).toEqual(["/: all 123.0 KiB instead of 121.4"]);
  expect(grown([{ ...home, files: 5 }], table)).toEqual(["/ loads 5 files instead of 4"]);
  expect(grown([{ ...home, origins: { react: 49.9, shell: 11, "ky, valibot": 9 } }], table)).toEqual([
    "/: ky, valibot 9.0 KiB instead of 0.0",
  ]);
  expect(grown([detail], table)).toEqual(["/tarife/$type/$slug has no row yet"]);
});

test("what has shrunk is told, so that the table can follow", () => {
  const table = readTable(writeTable([home, detail]));
  expect(shrunk([{ ...home, all: 119 }], table)).toEqual(["/: 119.0 KiB in 4 files instead of 121.4 in 4", "/tarife/$type/$slug is gone"]);
});

test("a page of the account may carry 12 KiB beyond the dashboard, the game 40 beyond the shell, and no other is compared", () => {
  const page = (route: string, all: number, styleKib = 5): WeighedRoute => ({ ...home, route, all, styleKib });
  const far = tooFarBeyond([
    page("/dashboard", 160),
    page("/dashboard/bills", 172),
    page("/dashboard/options", 172.5),
    page("/order/tariff", 180),
  ]);
  expect(far).toEqual([
    {
      heading: "Too far beyond the dashboard",
      pages: ["/dashboard/options: 12.5 KiB beyond /dashboard, 12 allowed"],
      advice: "Let forms that few open come with the press.",
    },
  ]);
  expect(tooFarBeyond([page("404", 128), page("/fan/games/penalty", 168.5), page("/fan/news", 180)])).toMatchObject([
    { heading: "The game too far beyond the shell", pages: ["/fan/games/penalty: 40.5 KiB beyond 404, 40 allowed"] },
  ]);
  expect(tooFarBeyond([page("/dashboard/bills", 10)])).toMatchObject([
    { pages: ["/dashboard/bills: there is no /dashboard to compare it with"] },
  ]);
});

test("the game counts with its styles, and a page of the account without", () => {
  const page = (route: string, all: number, styleKib: number): WeighedRoute => ({ ...home, route, all, styleKib });
  const game = (styleKib: number) => tooFarBeyond([page("404", 128, 8), page("/fan/games/penalty", 160, styleKib)]);
  expect(game(16)).toEqual([]);
  expect(game(16.5)).toMatchObject([{ pages: ["/fan/games/penalty: 40.5 KiB beyond 404, 40 allowed"] }]);
  expect(tooFarBeyond([page("/dashboard", 160, 8), page("/dashboard/bills", 170, 30)])).toEqual([]);
});

test("a route's scripts and styles are weighed as the server sends them", () => {
  const dist = mkdtempSync(join(tmpdir(), "weights-"));
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  const [script, style] = ["export const goal = 1;\n".repeat(9), ".goal { color: red; }\n".repeat(9)];
  write("client/assets/a.js", script);
  write("client/assets/a.js.br", brotliCompressSync(script));
  write("client/assets/a.css", style);
  const wave = { entry: "/assets/a.js", scripts: [], styles: ["/assets/a.css"], state: "" };
  const site: Site = {
    ...{ club: "Muster", origin: "https://club.example", styles: [], defaultLanguage: "de" },
    languages: { de: { "/": { file: "index.html", policy: "", wave } } },
    client: {},
  };
  write(SITE_FILE, JSON.stringify(site));
  write(ORIGINS_FILE, JSON.stringify({ "assets/a.js": { screens: 1 } }));
  const all = brotliCompressSync(script).length / 1024;
  expect(routeWeights(dist)).toMatchObject([{ files: 1, styles: 1, all, styleKib: style.length / 1024 }]);
  rmSync(dist, { recursive: true });
});
