import type { WholeLook } from "@tribun/brand-contract";
import type { ColorName } from "./schema.ts";

/** Tones of the light theme's paper. `warm` is that of base.json. */
export const PAPER: Readonly<Record<WholeLook["paper"], Partial<Record<ColorName, string>>>> = {
  warm: {},
  cool: { paper: "#f0f3f7", surface: "#ffffff", sunk: "#e4e9ef", line: "#d4dbe3" },
  newsprint: { paper: "#efe7d6", surface: "#f8f2e4", sunk: "#e6dcc7", line: "#d3c6ab", "line-strong": "#7b7873" },
  white: { paper: "#ffffff", surface: "#ffffff", sunk: "#f1f1ef", line: "#d8d8d5" },
};
