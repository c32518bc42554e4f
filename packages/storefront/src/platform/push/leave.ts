import { giveAddressBack } from "./device.ts";
import { readMarker, writeMarker } from "./marker.ts";

/**
 * Removes what messages have left on this device: those still shown, the badge, and the address. At a logout it deletes the marker first.
 * When another fan has signed in it deletes it last, so that the next page tries again what failed.
 * @param next id of the fan who is signed in now; their own messages stay
 */
export async function leavePush(next?: string): Promise<void> {
  const marker = readMarker();
  if (next !== undefined && (!marker || marker.fan === next)) return;
  if (next === undefined) writeMarker(undefined);
  clearBadge();
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await giveAddressBack();
  // The marker may be another fan's by now.
  if (next !== undefined && readMarker()?.fan === marker?.fan) writeMarker(undefined);
}

/**
 * Removes the badge from the app's icon: the fan has seen the new bill, or no fan is signed in. Does nothing in browsers without badges.
 */
export function clearBadge(): void {
  if ("clearAppBadge" in navigator) void navigator.clearAppBadge().catch(() => undefined);
}
