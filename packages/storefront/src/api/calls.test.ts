import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contract } from "@tribun/api-client/contract";
import { expect, test } from "vitest";

/** The same answer by another method or path; screens use the other one. */
const TWINS = ["checkEmailGet", "linePuk"];

const FAN = ["public", "optional", "user"];
const packages = fileURLToPath(new URL("../../../", import.meta.url));

/** The text of all that runs in a fan's browser or draws a fan's page. */
function sources(): string {
  return ["storefront/src", "checkout-wizard/src", "forms/src"]
    .flatMap((folder) => readdirSync(packages + folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(packages + file, "utf8"))
    .join("\n");
}

test("every call that a fan may make has a screen", () => {
  const text = sources();
  const offered = Object.entries(contract).filter(([, call]) => FAN.includes(call.auth) && !("headerless" in call && call.headerless));
  const unused = offered.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text) && !TWINS.includes(name));
  expect(unused).toEqual([]);
});
