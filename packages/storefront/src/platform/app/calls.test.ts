import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contract } from "@tribun/api-client/contract";
import { expect, test } from "vitest";

/** Calls that answer the same by another method or path; screens use the other one. */
const TWINS = ["checkEmailGet", "exportMe", "linePuk"];

const FAN = ["public", "optional", "user"];
const packages = fileURLToPath(new URL("../../../../", import.meta.url));

/** How browser code imports calls: statically, dynamically, or in a re-export. A name in a text or a comment does not count. */
const TAKEN = [
  /^(?:import|export) \{(?<names>[^}]*)\} from "@tribun\/api-client\/calls\/[\w-]+";/gm,
  /const \{(?<names>[^}]*)\} = await import\("@tribun\/api-client\/calls\/[\w-]+"\)/g,
];

/** The calls that a source imports, by their names in the contract. */
function callsIn(source: string): readonly string[] {
  const lists = TAKEN.flatMap((pattern) => [...source.matchAll(pattern)].map(({ groups }) => groups?.["names"] ?? ""));
  return lists
    .flatMap((names) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => name.replace(/(?: as |:).*$/, ""));
}

/** The sources of everything that runs in a fan's browser or renders a fan's page. */
function sources(): readonly string[] {
  return ["storefront/src", "checkout-wizard/src", "forms/src"]
    .flatMap((folder) => readdirSync(packages + folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(packages + file, "utf8"));
}

test("every call that a fan may make has a screen", () => {
  const taken = new Set(sources().flatMap(callsIn));
  const offered = Object.entries(contract).filter(([, call]) => FAN.includes(call.auth) && !("headerless" in call && call.headerless));
  const unused = offered.map(([name]) => name).filter((name) => !taken.has(name) && !TWINS.includes(name));
  expect(unused).toEqual([]);
});

test("a call is taken by its import, and not by a word that is like it", () => {
  const source = `import { myLines, ping as beat, type Line } from "@tribun/api-client/calls/orders";
    // options are asked for by whoever games
    import type { rewards } from "@tribun/api-client/contract";
export { login } from "@tribun/api-client/calls/session";
    const { lineUsage, matches: played } = await import("@tribun/api-client/calls/usage");
    const games = t("games");`;
  expect(callsIn(source)).toEqual(["myLines", "ping", "login", "lineUsage", "matches"]);
});
