import type { Emphasis } from "@tribun/brand-contract";
import { mix, readable } from "./colours.ts";
import { contrast, luminance } from "./contrast.ts";
import type { ResolvedColors } from "./resolve.ts";

/** Grounds that a part of a page may have in either theme: both club colours, and night. */
export const GROUNDS = ["club", "accent", "night"] as const satisfies readonly Emphasis[];
export type Ground = (typeof GROUNDS)[number];

const TEXT = 4.55;
const EDGE = 3.05;
/** Colours of states on a dark ground and on a light one, before they are made readable. */
const STATES = {
  dark: { ok: "#6ad79b", "ok-bg": "#0f2a1c", warn: "#f5c565", "warn-bg": "#2e2310", bad: "#ff8d85", "bad-bg": "#331514" },
  light: { ok: "#0b6b3a", "ok-bg": "#e2f3e9", warn: "#7a4b00", "warn-bg": "#fdf0d5", bad: "#a51616", "bad-bg": "#fbe6e4" },
} as const;

/**
 * The semantic colours on a ground, so that every component can stand on it. Each is moved as far as it must be to be read there.
 * @param colors those of the light theme, with the club's own
 */
export function groundColors(ground: Ground, colors: ResolvedColors): ResolvedColors {
  const paper =
    ground === "club"
      ? colors["club-a"]
      : ground === "accent"
        ? colors["club-b"]
        : mix(mix(colors["club-a"], "#000000", 0.72), "#0b0c10", 0.35);
  const dark = luminance(paper) < 0.18;
  const end = dark ? "#ffffff" : "#000000";
  const own = ground === "accent" ? colors["club-on-b"] : ground === "club" ? colors["club-on-a"] : "#f5f4f0";
  const surface = mix(paper, end, dark ? 0.08 : 0.06);
  const sunk = mix(paper, dark ? "#000000" : "#ffffff", 0.22);
  const all = [paper, surface, sunk];
  const ink = readable(own, end, all, TEXT);
  const states = STATES[dark ? "dark" : "light"];
  const state = (name: "ok" | "warn" | "bad") => readable(states[name], end, [paper, surface, states[`${name}-bg`]], TEXT);
  // The second colour where it can be read on the ground, otherwise the ground's own ink.
  const [a, b] = [colors["club-a"], colors["club-b"]];
  const other = ground === "accent" ? a : b;
  const acts = [paper, surface].every((background) => contrast(other, background) >= TEXT);
  const inkOnStates = ["ok-bg", "warn-bg", "bad-bg"] as const;
  const action = acts ? other : ink;
  return {
    ...colors,
    ...{ paper, surface, sunk, ink },
    ...Object.fromEntries(inkOnStates.map((name) => [name, states[name]])),
    "ink-soft": readable(mix(ink, paper, 0.28), ink, all, TEXT),
    line: mix(paper, ink, 0.24),
    "line-strong": readable(mix(paper, ink, 0.45), ink, [paper, surface], EDGE),
    action,
    "on-action": acts
      ? ground === "accent"
        ? colors["club-on-a"]
        : colors["club-on-b"]
      : readable(paper, dark ? "#000000" : "#ffffff", [action], TEXT),
    accent: ground === "accent" ? a : b,
    "on-accent": ground === "accent" ? colors["club-on-a"] : colors["club-on-b"],
    ...{ ok: state("ok"), warn: state("warn"), bad: state("bad") },
  };
}
