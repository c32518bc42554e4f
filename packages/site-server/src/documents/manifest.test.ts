import { expect, test } from "vitest";
import { assetsOf, readManifest, withHomes } from "./manifest.ts";

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

test("a module that the build does not know is an error", () => expect(() => assetsOf(manifest, ["gone.tsx"])).toThrow("gone.tsx"));
