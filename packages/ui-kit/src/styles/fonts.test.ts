import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
const namesOf = (family: string) => /src:\s*([^;]+);/.exec(css.slice(css.indexOf(`"${family}"`)))?.[1] ?? "";

test.each([
  ["Teko Fallback", ["Arial Bold", "Arial-BoldMT", "Roboto-Bold", "Roboto-Regular"]],
  ["Figtree Fallback", ["Arial", "ArialMT", "Roboto-Regular"]],
])(
  "%s is found by full name and by PostScript name, as Safari knows only the latter and older systems only the former",
  (family, names) => {
    for (const name of names) expect(namesOf(family)).toContain(`local("${name}")`);
  },
);

test("the face that the checks bring along comes before those that are measured less closely", () => {
  for (const family of ["Teko Fallback", "Figtree Fallback"]) expect(namesOf(family)).toMatch(/Arimo.*Roboto/);
});
