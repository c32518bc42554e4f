import { contrast } from "@tribun/vite-club/tokens";
import { channelsOf, hexOf, oklchOf } from "./oklch.ts";

/** A club's two colours as `#rrggbb`. The first one is also the colour of links and buttons, the second one that of the dark theme. */
export interface KitColours {
  readonly a: string;
  readonly b: string;
}

const WHITE = "#ffffff";
const TEXT = 4.5;
/** Lightness of a text that is nearly black and keeps the hue of the kit. */
const DARK_TEXT = 0.2;

const srgb = (hex: string) => ({
  $value: { colorSpace: "srgb", components: channelsOf(hex).map((channel) => Math.round(channel * 10_000) / 10_000), hex },
});

/** The colour of text on a ground: white, the other colour of the kit where it is dark enough, or a dark shade of the ground. */
function textOn(ground: string, other: string): string {
  if (contrast(WHITE, ground) >= TEXT) return WHITE;
  if (oklchOf(other).l < 0.5 && contrast(other, ground) >= TEXT) return other;
  const shade = hexOf({ ...oklchOf(ground), l: DARK_TEXT, c: oklchOf(ground).c / 3 });
  return contrast(shade, ground) >= TEXT ? shade : "#000000";
}

/** The tokens that a club sets: its two colours, the text on them, the lit figures of the board, and how round its corners are. */
export function tokensOf(name: string, { a, b }: KitColours) {
  const radius = (value: number) => ({ $value: { value, unit: "px" } });
  return {
    $description: `What ${name} sets; everything else comes from tooling/vite/src/tokens/base.json.`,
    club: { $type: "color", a: srgb(a), "on-a": srgb(textOn(a, b)), b: srgb(b), "on-b": srgb(textOn(b, a)) },
    radius: { $type: "dimension", s: radius(6), m: radius(12), l: radius(20) },
    both: { $type: "color", "board-lit": srgb(b) },
  };
}
