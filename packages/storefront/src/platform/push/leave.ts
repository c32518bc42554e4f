import { clearBadge } from "./badge.ts";
import { giveAddressBack } from "./device.ts";
import { readMarker, writeMarker } from "./marker.ts";

/**
 * Takes all that messages have left on this device: what is still shown, the mark, and the address. At a logout the marker goes
 * first; where another fan has signed in it goes last, so that the next page tries again what could not be done.
 * @param next who is signed in now; their own messages stay
 */
export async function leavePush(next?: string): Promise<void> {
  const marker = readMarker();
  if (next !== undefined && (!marker || marker.fan === next)) return;
  if (next === undefined) writeMarker(undefined);
  clearBadge();
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await giveAddressBack();
  // Whose it is may have changed meanwhile.
  if (next !== undefined && readMarker()?.fan === marker?.fan) writeMarker(undefined);
}
