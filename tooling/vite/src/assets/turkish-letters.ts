import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** Letters of Turkish that the fonts' latin files lack. */
export const TURKISH = "ĞğİŞş";
const KIT = new URL("../../../../packages/ui-kit/", import.meta.url);

/** The file of a font's letters of Turkish, in the kit. */
export const turkishFile = (font: string): URL => new URL(`src/styles/letters/${font}-turkish.woff2`, KIT);

/** Cuts them out of latin-ext, with all their weights and kerning. Run by hand when a font is a new version. */
if (import.meta.main) {
  const fromKit = createRequire(new URL("package.json", KIT));
  for (const font of ["teko", "figtree"]) {
    const whole = readFileSync(fromKit.resolve(`@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`));
    writeFileSync(turkishFile(font), await subsetFont(whole, TURKISH, { targetFormat: "woff2" }));
  }
}
