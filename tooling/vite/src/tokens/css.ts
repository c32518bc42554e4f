import { type Brand, lookOf } from "@tribun/brand-contract";
import { fallbackCss } from "../assets/faces.ts";
import { groundColors, GROUNDS } from "./grounds.ts";
import { headingRules, lookVariables, motionRules, numeralRules, shapeRules } from "./look-css.ts";
import { assertContrast } from "./pairs.ts";
import { resolveTokens, type ResolvedColors } from "./resolve.ts";
import { COLOR_NAMES, parseTokens, type Theme } from "./schema.ts";

/** The facts of a brand that its stylesheet depends on. */
export type Styled = Pick<Brand, "id" | "look">;

const SHADOWS: Record<Theme, string> = {
  light: "0 1px 2px rgb(0 0 0 / 0.06), 0 12px 32px -12px rgb(0 0 0 / 0.18)",
  dark: "0 1px 2px rgb(0 0 0 / 0.4), 0 12px 32px -12px rgb(0 0 0 / 0.7)",
};

/** CSS name of a colour: `club-on-a` becomes `--color-on-club-a`. */
const variable = (name: string) => `--color-${name.replace(/^club-on-/, "on-club-")}`;

/**
 * The CSS variables of a club in both themes, its look, and the grounds of parts of a page. The system chooses the theme unless the root has
 * `data-theme`. Print is always light.
 * @throws TokenError for tokens with a wrong format or too little contrast
 */
export function tokensToCss(brand: Styled, given: unknown): string {
  const tokens = parseTokens(brand.id, given);
  const look = lookOf(brand);
  assertContrast(brand.id, tokens, look.paper);
  const colors = { light: resolveTokens(tokens, "light", look.paper), dark: resolveTokens(tokens, "dark") };
  const light = block(colors.light, "light");
  // Values that both themes share appear only once, because every document contains these lines.
  const dark = block(colors.dark, "dark").filter((line) => !light.includes(line));
  const { s, m, l } = tokens.radius;
  const steady = lookVariables(look, { s: s.$value.value, m: m.$value.value, l: l.$value.value });
  return [
    fallbackCss(look.display),
    `:root {\n${indent([...light, ...steady])}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme="light"]) {\n${indent(dark, 4)}\n  }\n}`,
    `@media screen {\n  :root[data-theme="dark"] {\n${indent(dark, 4)}\n  }`,
    // A class, so that only documents with such a part contain its colours.
    ...GROUNDS.map((ground) => `  .ground-${ground} {\n${indent(groundLines(colors.light, ground), 4)}\n  }`),
    `}\n${headingRules(look)}${shapeRules(look.shape)}${numeralRules(look.numerals)}${motionRules(look.motion)}`,
  ].join("\n");
}

/** Every colour of both themes, for icons, manifests and pages without a stylesheet. */
export function clubColors(brand: Styled, given: unknown): Record<Theme, ResolvedColors> {
  const tokens = parseTokens(brand.id, given);
  return { light: resolveTokens(tokens, "light", lookOf(brand).paper), dark: resolveTokens(tokens, "dark") };
}

function block(colors: ResolvedColors, theme: Theme): string[] {
  return [
    `color-scheme: ${theme};`,
    ...Object.entries(colors).map(([name, hex]) => `${variable(name)}: ${hex};`),
    `--shadow: ${SHADOWS[theme]};`,
  ];
}

/** The semantic colours of a ground, and what the page itself takes from them. */
function groundLines(light: ResolvedColors, ground: (typeof GROUNDS)[number]): string[] {
  const colors = groundColors(ground, light);
  const changed = COLOR_NAMES.filter((name) => colors[name] !== light[name]);
  return [
    ...changed.map((name) => `${variable(name)}: ${colors[name]};`),
    ...["--focus: var(--color-ink);", "--shadow: none;", "background: var(--color-paper);", "color: var(--color-ink);"],
  ];
}

function indent(lines: readonly string[], by = 2): string {
  return lines.map((line) => " ".repeat(by) + line).join("\n");
}
