import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contract } from "@tribun/api-client/contract";
import { expect, test } from "vitest";

/**
 * Calls that a fan may make and no screen makes yet; only ever fewer. Beside them stands what needs no screen: another form of a call
 * that has one.
 */
const WITHOUT_SCREEN: readonly string[] = [];

/** The same answer by another method or path; screens use the other one. */
const TWINS = ["checkEmailGet", "linePuk"];

const FAN = ["public", "optional", "user"];
const packages = fileURLToPath(new URL("../../../", import.meta.url));

/** The text of all that runs in a fan's browser or draws a fan's page. */
function sources(): string {
  return ["storefront/src", "checkout-wizard/src"]
    .flatMap((folder) => readdirSync(packages + folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(packages + file, "utf8"))
    .join("\n");
}

test("every call that a fan may make has a screen, but for those on a list that only shrinks", () => {
  const text = sources();
  const offered = Object.entries(contract).filter(([, call]) => FAN.includes(call.auth) && !("headerless" in call && call.headerless));
  const unused = offered.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text) && !TWINS.includes(name));
  expect(unused.toSorted()).toEqual(WITHOUT_SCREEN);
});
