import { contrast } from "./contrast.ts";

const CHANNELS = [1, 3, 5] as const;

/** Mixes two colours in sRGB: 0 gives the first one, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = CHANNELS.map((at) => Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const STEPS = 20;

/**
 * A colour moved towards another one in steps, until it can be read on every given background.
 * @param needed contrast ratio
 */
export function readable(colour: string, towards: string, backgrounds: readonly string[], needed: number): string {
  const steps = Array.from({ length: STEPS + 1 }, (_, at) => mix(colour, towards, at / STEPS));
  return steps.find((step) => backgrounds.every((background) => contrast(step, background) >= needed)) ?? towards;
}
