import { clearBadge } from "./badge.ts";
import { giveAddressBack } from "./device.ts";
import { writeMarker } from "./marker.ts";

/** Takes all that messages have left on this device when nobody is signed in any more: the address, what is still shown, and the mark. */
export async function leavePush(): Promise<void> {
  writeMarker(undefined);
  clearBadge();
  await giveAddressBack();
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
