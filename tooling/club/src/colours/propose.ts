import { type Measured, measurePairs, parseTokens } from "@tribun/vite-club/tokens";
import { distance, hexOf, oklchOf } from "./oklch.ts";
import { type KitColours, tokensOf } from "./tokens.ts";

/** Colours that pass the contrast proof, and the pairs for which they had to differ from the wanted ones. */
export interface Proposal extends KitColours {
  /** The wanted colours pass as they are once the first one is the second. */
  readonly exchanged: boolean;
  readonly failed: readonly Measured[];
}

/** Steps of lightness that are tried. */
const STEPS = 200;
/** Beside these every pair of the other colour passes that can pass at all. */
const BESIDE = { a: "#000000", b: "#ffffff" } as const;

/** Every pair of colours that a kit leaves below its ratio, in either theme. */
export function failingPairs(kit: KitColours): readonly Measured[] {
  return measurePairs(parseTokens("proposal", tokensOf("proposal", kit))).filter(({ ratio, needed }) => ratio < needed);
}

/** The wanted colour and its shades of every lightness, the nearest first. Hue and, where a screen can show it, chroma stay. */
function shadesOf(wanted: string): readonly string[] {
  const colour = oklchOf(wanted);
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => hexOf({ ...colour, l: step / STEPS }));
  return [...new Set([wanted, ...shades])].toSorted((one, other) => distance(wanted, one) - distance(wanted, other));
}

/**
 * Proposes the nearest colours that pass the contrast proof: the wanted ones, else the wanted ones exchanged, else those that together look
 * least different from the wanted ones.
 */
export function proposeColours(wanted: KitColours): Proposal {
  const failed = failingPairs(wanted);
  if (failed.length === 0) return { ...wanted, exchanged: false, failed };
  const exchanged = { a: wanted.b, b: wanted.a };
  if (failingPairs(exchanged).length === 0) return { ...exchanged, exchanged: true, failed };
  const as = shadesOf(wanted.a).filter((a) => failingPairs({ a, b: BESIDE.b }).length === 0);
  const bs = shadesOf(wanted.b).filter((b) => failingPairs({ a: BESIDE.a, b }).length === 0);
  let best: KitColours & { readonly far: number } = { a: BESIDE.a, b: BESIDE.b, far: Number.POSITIVE_INFINITY };
  for (const a of as) {
    const farA = distance(wanted.a, a);
    if (farA >= best.far) break;
    for (const b of bs) {
      const far = farA + distance(wanted.b, b);
      if (far >= best.far) break;
      if (failingPairs({ a, b }).length === 0) best = { a, b, far };
    }
  }
  return { a: best.a, b: best.b, exchanged: false, failed };
}
