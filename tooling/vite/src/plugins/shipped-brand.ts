import type { Brand, Look } from "@tribun/brand-contract";
import type { Plugin } from "vite";
import type { Club } from "../club.ts";

const MODULE = "\0virtual:shipped-brand";

/** A brand without what only the build reads: the line of the preview, and the look, which is CSS and a part of the home page's code. */
const shipped = ({ slogan: _slogan, look: _look, ...brand }: Brand): Omit<Brand, "slogan" | "look"> => brand;

/** What the home page reads of a look. The rest is CSS by now. */
export function drawnLook({ look = {} }: Pick<Brand, "look">): Look {
  const { display: _face, paper: _paper, shape: _shape, numerals: _numerals, motion: _motion, patternScale: _scale, ...drawn } = look;
  return drawn;
}

/** Serves the browser its brand in place of the package that the app imports. It must come before Vite resolves that package. */
export function shippedBrand(club: Club): Plugin {
  return {
    name: "club:shipped-brand",
    enforce: "pre",
    resolveId: {
      filter: { id: /^@tribun\/brand-[a-z]+$/ },
      handler: (id) => (id === `@tribun/brand-${club.brand.id}` ? MODULE : undefined),
    },
    load: { filter: { id: /^\0virtual:shipped-brand$/ }, handler: () => `export const brand = ${JSON.stringify(shipped(club.brand))};` },
  };
}
