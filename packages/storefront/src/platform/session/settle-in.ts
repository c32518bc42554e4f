import { readItem, writeItem } from "../../hydration/storage.ts";
import type { SessionEnd } from "./session-state.ts";
import { dropCart, dropUnsent } from "../storage/storage.ts";

/** Storage key of the account whose order is on this device: the one that signed in last and has not logged out. */
export const FAN_KEY = "tribun.fan";

/**
 * Notes whose device this is now, and deletes what another fan has typed whose session has expired.
 * @param fan id of the account
 * @param forget empties the order. A standalone form cannot, and leaves the device to the other fan: the page after it calls this again
 */
export function settleIn(fan: string | undefined, forget: ((how: SessionEnd) => void) | undefined): void {
  if (fan === undefined) return;
  dropUnsent(fan);
  if ((readItem(FAN_KEY) ?? fan) !== fan) {
    if (!forget) return;
    forget("left");
    dropCart();
  }
  writeItem(FAN_KEY, fan);
}

/** True when tokens that another tab deleted had expired: a logout removes the fan from the device before it deletes them. */
export function isStillOf(fan: string | undefined): boolean {
  return fan !== undefined && readItem(FAN_KEY) === fan;
}

/** No fan is signed in: unsent values stay only for the fan whose device it still is, because their token has expired. */
export function settleNobody(): void {
  dropUnsent(readItem(FAN_KEY));
}

/** Notes that the device is no fan's again: the next fan takes over what a guest types. */
export function settleOut(): void {
  dropCart();
  writeItem(FAN_KEY, undefined);
}
