import type { Look } from "../sender.ts";

/** Neutral colours of both themes, the same as in the shop. */
const LIGHT = { paper: "#f5f4f0", surface: "#ffffff", sunk: "#f5f4f0", ink: "#15161a", soft: "#5a5d66", line: "#c9c6bc" } as const;
const DARK = { paper: "#0e0f13", surface: "#181a20", sunk: "#23262e", ink: "#f3f2ee", soft: "#a5a8b2", line: "#4a4e59" } as const;

/** The colours of one theme. `action` fills the button: the club's first colour by day, its second by night. */
export type Palette = Record<keyof typeof LIGHT | "band" | "onBand" | "action" | "onAction", string>;

export function palettesOf({ clubA, onClubA, clubB, onClubB }: Look): { readonly light: Palette; readonly dark: Palette } {
  const band = { band: clubA, onBand: onClubA };
  return {
    light: { ...LIGHT, ...band, action: clubA, onAction: onClubA },
    dark: { ...DARK, ...band, action: clubB, onAction: onClubB },
  };
}

/** Every pair of text and background that a mail uses; a test checks their contrast in every club. */
export const PAIRS: readonly (readonly [text: keyof Palette, background: keyof Palette])[] = [
  ["onBand", "band"],
  ["onAction", "action"],
  ["ink", "surface"],
  ["soft", "surface"],
  ["ink", "sunk"],
  ["soft", "sunk"],
  ["ink", "paper"],
  ["soft", "paper"],
];

/** Classes that change by night; their colours by day stand in the style of each element, because some programs strip a stylesheet. */
export const THEMED = {
  paper: "t-paper",
  surface: "t-surface",
  sunk: "t-sunk",
  ink: "t-ink",
  soft: "t-soft",
  line: "t-line",
  edge: "t-edge",
} as const;

/** The stylesheet: the night, and narrow screens. Outlook's apps mark what they darken with `data-ogsc` and `data-ogsb`. */
export function stylesheet({ dark }: ReturnType<typeof palettesOf>): string {
  const back = (colour: string) => `background:${colour}!important;background-color:${colour}!important`;
  const rules: readonly (readonly [selectors: readonly string[], rule: string, attribute: string])[] = [
    [["body", `.${THEMED.paper}`, `.${THEMED.paper}>table`], back(dark.paper), "data-ogsb"],
    [[`.${THEMED.surface}`, `.${THEMED.surface}>table`], back(dark.surface), "data-ogsb"],
    [[`.${THEMED.sunk}`], back(dark.sunk), "data-ogsb"],
    [[`.${THEMED.ink}`, `.${THEMED.ink} a`], `color:${dark.ink}!important`, "data-ogsc"],
    [[`.${THEMED.soft}`, `.${THEMED.soft} a`], `color:${dark.soft}!important`, "data-ogsc"],
    [[`.${THEMED.line}`], `border-color:${dark.line}!important`, "data-ogsc"],
    [[`.${THEMED.edge}`], `border-left-color:${dark.action}!important`, "data-ogsc"],
    [[".t-act td"], back(dark.action), "data-ogsb"],
    [[".t-act a"], `${back(dark.action)};color:${dark.onAction}!important`, "data-ogsc"],
  ];
  const night = rules.map(([selectors, rule]) => `${selectors.join(",")}{${rule}}`).join("");
  const outlook = rules.map(([selectors, rule, mark]) => `${selectors.map((one) => `[${mark}] ${one}`).join(",")}{${rule}}`).join("");
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${night}}
${outlook}
@media (max-width:479px){.t-pad>table>tbody>tr>td{padding-left:20px!important;padding-right:20px!important}.t-h1{font-size:27px!important;-webkit-hyphens:auto;hyphens:auto}.t-row th,.t-row td{display:block!important;width:auto!important;text-align:left!important}.t-row th{padding-bottom:0!important;border-bottom:0!important}.t-row td{padding-top:2px!important}.t-sum{text-align:left!important}.t-act table,.t-act a{width:100%!important;box-sizing:border-box!important}.t-act a{text-align:center!important}}`;
}
