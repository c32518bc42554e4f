import type { KickOutcome } from "@tribun/domain";

const BUZZ: Readonly<Record<KickOutcome | "kick", number | number[]>> = { kick: 25, goal: [60, 50, 60, 50, 140], saved: 90, missed: 40 };

/** True on devices that can vibrate. */
export const canBuzz = (): boolean => "vibrate" in navigator;

/** Vibrates the device if it can. */
export function buzz(what: KickOutcome | "kick"): void {
  if (canBuzz()) navigator.vibrate(BUZZ[what]);
}
