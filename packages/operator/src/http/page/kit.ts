import type { Club } from "../../base/clubs/clubs.ts";

const every = (unit: number) => `repeating-linear-gradient(90deg,var(--a) 0 ${unit}px,var(--b) ${unit}px ${2 * unit}px)`;
/** Split flags in a row with gaps between and above them, so that the strip does not look like a half-filled bar. */
const flags = (unit: number) =>
  `linear-gradient(90deg,var(--a) 44%,var(--b) 44% 88%,transparent 88%) 0 100%/${2.5 * unit}px calc(100% - 4px) repeat-x`;
const sash = (unit: number) =>
  `linear-gradient(62deg,transparent calc(66% - ${3.2 * unit}px),var(--b) calc(66% - ${3.2 * unit}px) calc(66% + ${3.2 * unit}px),transparent calc(66% + ${3.2 * unit}px)) var(--a)`;
const pins = (unit: number) => `repeating-linear-gradient(90deg,var(--a) 0 ${0.45 * unit}px,var(--b) ${0.45 * unit}px ${0.6 * unit}px)`;
const pennants = (unit: number) => `conic-gradient(from -45deg at 50% 100%,var(--b) 90deg,var(--a) 0) 0 0/${2 * unit}px 100%`;
const FIELDS = "conic-gradient(var(--b) 25%,var(--a) 0 50%,var(--b) 0 75%,var(--a) 0)";
const BANDS = "linear-gradient(var(--b) 33.3%,var(--a) 33.3% 66.6%,var(--b) 66.6%)";

/** The CSS of each kit pattern: the ribbon below the header, the small ribbon in the order summary, and the shirt beside the name. */
const KITS: Record<Club["kit"], { readonly ribbon: string; readonly small: string; readonly shirt: string }> = {
  stripes: { ribbon: `height:10px;background:${every(18)}`, small: `height:8px;background:${every(12)}`, shirt: every(6) },
  halves: {
    ribbon: `height:16px;background:${flags(18)}`,
    small: `height:12px;background:${flags(12)}`,
    shirt: "linear-gradient(90deg,var(--a) 50%,var(--b) 50%)",
  },
  sash: {
    ribbon: `height:10px;background:${sash(18)}`,
    small: `height:8px;background:${sash(12)}`,
    shirt: "linear-gradient(53deg,transparent 37%,var(--b) 37% 63%,transparent 63%) var(--a)",
  },
  pinstripe: {
    ribbon: `height:10px;background:${pins(18)}`,
    small: `height:8px;background:${pins(12)}`,
    shirt: "repeating-linear-gradient(90deg,var(--a) 0 4px,var(--b) 4px 5.5px)",
  },
  chevron: {
    ribbon: `height:18px;background:${pennants(18)}`,
    small: `height:12px;background:${pennants(12)}`,
    shirt: "conic-gradient(from -45deg at 50% 75%,var(--b) 90deg,var(--a) 0)",
  },
  quarters: {
    ribbon: `height:18px;background:${FIELDS} 0 0/36px 100%`,
    small: `height:12px;background:${FIELDS} 0 0/24px 100%`,
    shirt: FIELDS,
  },
  hoops: { ribbon: `height:18px;background:${BANDS}`, small: `height:12px;background:${BANDS}`, shirt: BANDS },
};

/** The CSS rules of a club's kit. The halves have no hairlines, because those would look like a bar again. */
export function kitRules(kit: Club["kit"]): string {
  const { ribbon, small, shirt } = KITS[kit];
  const lines = "box-shadow:inset 0 1px 0 var(--hair),inset 0 -1px 0 var(--hair)";
  return `.ribbon{${ribbon};${kit === "halves" ? "" : lines}}.ticket .ribbon{${small}}
.shirt{flex:none;width:26px;height:34px;border-radius:4px 10px 4px 4px;background:${shirt};box-shadow:0 0 0 2px var(--on-a)}`;
}
