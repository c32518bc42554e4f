import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
const namesOf = (family: string) => /src:\s*([^;]+);/.exec(css.slice(css.indexOf(`"${family}"`)))?.[1] ?? "";

test("the stand-in is found by full name and by PostScript name, as Safari knows only the latter and older systems only the former", () => {
  for (const name of ["Arial", "ArialMT", "Roboto-Regular"]) expect(namesOf("Figtree Fallback")).toContain(`local("${name}")`);
});

test("the face that the checks bring along comes before those that are measured less closely", () => {
  expect(namesOf("Figtree Fallback")).toMatch(/Arimo.*Roboto/);
});

/** The descriptors of each fallback face. */
const facesOf = (family: string) => {
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => face).filter((face) => face.includes(`"${family}"`));
  const said = (face: string, name: string) => new RegExp(`\\b${name}:\\s*([^;]+);`).exec(face)?.[1] ?? "";
  return faces.map((face) => ({
    names: said(face, "src"),
    weight: said(face, "font-weight"),
    ascent: (Number.parseFloat(said(face, "ascent-override")) * Number.parseFloat(said(face, "size-adjust"))) / 100,
    descent: (Number.parseFloat(said(face, "descent-override")) * Number.parseFloat(said(face, "size-adjust"))) / 100,
  }));
};

test("no stand-in for bold text is cut from Roboto, whose own bold is as wide already and comes next as the system's", () => {
  const bold = facesOf("Figtree Fallback").filter(({ weight }) => weight === "600 700");
  expect(bold).toHaveLength(2);
  for (const { names } of bold) expect(names).toMatch(/^(?!.*Roboto).*"Arial Bold"/s);
});

test("every face of the stand-in stands as high as the real one", () => {
  for (const face of facesOf("Figtree Fallback")) {
    expect(Math.abs(face.ascent - 95)).toBeLessThan(0.1);
    expect(Math.abs(face.descent - 25)).toBeLessThan(0.1);
  }
});
