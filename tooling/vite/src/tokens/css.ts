import { assertContrast } from "./pairs.ts";
import { resolveTokens, type ResolvedColors } from "./resolve.ts";
import { type ClubTokens, parseTokens, type Theme } from "./schema.ts";

const SHADOWS: Record<Theme, string> = {
  light: "0 1px 2px rgb(0 0 0 / 0.06), 0 12px 32px -12px rgb(0 0 0 / 0.18)",
  dark: "0 1px 2px rgb(0 0 0 / 0.4), 0 12px 32px -12px rgb(0 0 0 / 0.7)",
};

/** CSS name of a colour: `club-on-a` becomes `--color-on-club-a`. */
const variable = (name: string) => `--color-${name.replace(/^club-on-/, "on-club-")}`;

/**
 * The CSS variables of a club in both themes. The system chooses the theme unless the root has `data-theme`. Print is always light.
 * @throws TokenError for tokens with a wrong format or too little contrast
 */
export function tokensToCss(club: string, given: unknown): string {
  const tokens = parseTokens(club, given);
  assertContrast(club, tokens);
  const light = block(tokens, "light");
  // Values that both themes share appear only once, because every document contains these lines.
  const dark = block(tokens, "dark").filter((line) => !light.includes(line));
  const steady = (["s", "m", "l"] as const).map((size) => `--radius-${size}: ${tokens.radius[size].$value.value}px;`);
  return [
    `:root {\n${indent([...light, ...steady])}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme="light"]) {\n${indent(dark, 4)}\n  }\n}`,
    `@media screen {\n  :root[data-theme="dark"] {\n${indent(dark, 4)}\n  }\n}`,
    "",
  ].join("\n");
}

/** Every colour of both themes, for icons, manifests and pages without a stylesheet. */
export function clubColors(club: string, given: unknown): Record<Theme, ResolvedColors> {
  const tokens = parseTokens(club, given);
  return { light: resolveTokens(tokens, "light"), dark: resolveTokens(tokens, "dark") };
}

function block(tokens: ClubTokens, theme: Theme): string[] {
  const colors = Object.entries(resolveTokens(tokens, theme)).map(([name, hex]) => `${variable(name)}: ${hex};`);
  return [`color-scheme: ${theme};`, ...colors, `--shadow: ${SHADOWS[theme]};`];
}

function indent(lines: readonly string[], by = 2): string {
  return lines.map((line) => " ".repeat(by) + line).join("\n");
}
