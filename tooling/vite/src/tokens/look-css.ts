import { DEFAULT_LOOK, DISPLAY_FACES, type WholeLook } from "@tribun/brand-contract";
import { numeralWeight } from "../assets/faces.ts";

const TRACKING = { tight: "-0.02em", wide: "0.03em" } as const;
const SCALES = { fine: 0.5, normal: 1, broad: 1.75 } as const;
/** Lines of a large heading: narrower letters without long tails stand closer. */
const LEADS = { teko: 0.82, anton: 0.9, rokkitt: 0.84, instrumentSerif: 0.92 } as const;

/** Rules of headings that differ from the usual ones. */
export function headingRules({ display: { face, case: letters, width } }: WholeLook): string {
  const capitals = letters === "capitals";
  // Marks above capitals, as in İ and Ö, need room.
  const lead = capitals ? Math.max(LEADS[face], 0.95) : LEADS[face];
  const lines = [
    ...(width === "normal" ? [] : [`letter-spacing: ${TRACKING[width]};`]),
    ...(capitals ? ["text-transform: uppercase;"] : []),
    ...(lead > 0.95 ? [`line-height: ${lead};`] : []),
  ];
  const all = lines.length > 0 ? `h1,\nh2,\nh3 {\n  ${lines.join("\n  ")}\n}\n` : "";
  return lead === LEADS.teko ? all : `${all}h1 {\n  line-height: ${lead};\n}\n`;
}

/** The CSS variables of a club's display face, its kit's scale and its corners; only those that differ from `scale.css`. */
export function lookVariables({ display, shape, patternScale }: WholeLook, radius: Readonly<Record<"s" | "m" | "l", number>>): string[] {
  const { face, weight } = display;
  const { family } = DISPLAY_FACES[face];
  const numeral = numeralWeight(face, weight);
  const usual = DEFAULT_LOOK.display;
  const say = (name: string, value: string | number, differs: boolean) => (differs ? [`--${name}: ${value};`] : []);
  return [
    ...say("font-display", `"${family}", "${family} Fallback", "Arial Narrow", sans-serif`, face !== usual.face),
    ...say("weight-display", weight, weight !== usual.weight),
    ...say("weight-numeral", numeral, numeral !== numeralWeight(usual.face, usual.weight)),
    ...say("kit-scale", SCALES[patternScale], patternScale !== "normal"),
    ...corners(shape, radius),
  ];
}

/** Radii by shape. Where a browser has no `corner-shape`, cut corners are small round ones and slanted edges are straight. */
function corners(shape: WholeLook["shape"], radius: Readonly<Record<"s" | "m" | "l", number>>): string[] {
  const all = (s: string, m: string, l: string, pill?: string) => [
    ...[`--radius-s: ${s};`, `--radius-m: ${m};`, `--radius-l: ${l};`],
    ...(pill === undefined ? [] : [`--radius-pill: ${pill};`]),
  ];
  switch (shape) {
    case "round":
      return all(`${radius.s}px`, `${radius.m}px`, `${radius.l}px`);
    case "square":
      return all("0px", "0px", "0px", "0px");
    case "cut":
      return all("5px", "10px", "18px", "14px");
    case "slanted":
      return all("2px", "3px", "4px", "2px");
  }
}

/** Rules of a shape that variables cannot say. A radius of the whole height makes a slanted edge. Radio buttons keep round marks. */
export function shapeRules(shape: WholeLook["shape"]): string {
  if (shape !== "cut" && shape !== "slanted") return "";
  const pill = shape === "slanted" ? "  :root {\n    --radius-pill: 16px 0 / 100% 0;\n  }\n" : "";
  return `@supports (corner-shape: bevel) {\n${pill}  *,\n  ::before,\n  ::after {\n    corner-shape: bevel;\n  }\n}\n`;
}

/** Rules of large figures: those with the class `numeral`, and those of tariffs, which travel. */
export function numeralRules(numerals: WholeLook["numerals"]): string {
  if (numerals === "filled") return "";
  const drawn =
    numerals === "outlined"
      ? "-webkit-text-fill-color: transparent;\n    -webkit-text-stroke: max(1.5px, 0.022em) currentColor;"
      : "-webkit-text-stroke: max(3px, 0.05em) var(--color-accent);\n    paint-order: stroke fill;";
  return `@media not (forced-colors: active) {\n  .numeral,\n  [data-travel] {\n    ${drawn}\n  }\n}\n`;
}

/** First step of each motion. They are transforms alone, so that nothing is laid out again and the text counts as painted at once. */
const STARTS = {
  stamp: ["scale(1.3) rotate(-3deg)", "ease-stamp"],
  slide: ["translateX(-14%)", "ease-out"],
  flare: ["translateY(12%) skewY(4deg) scale(0.94)", "ease-out"],
} as const;

/** Rules of what arrives on the first page of a visit, which carries the class `arrive`. The stand rises by its own style. */
export function motionRules(motion: WholeLook["motion"]): string {
  if (motion === "rise") return "";
  const [start, ease] = STARTS[motion];
  return (
    "@media (prefers-reduced-motion: no-preference) {\n" +
    `  :root:not([data-scripted="true"]) .arrive {\n    animation: arrive calc(0.6 * var(--dur-choreo)) var(--${ease}) backwards;\n  }\n}\n` +
    `@keyframes arrive {\n  from {\n    transform: ${start};\n  }\n}\n`
  );
}
