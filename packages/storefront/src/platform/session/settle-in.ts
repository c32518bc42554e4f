import { readItem, writeItem } from "../../hydration/storage.ts";
import type { SessionEnd } from "./session-state.ts";
import { dropCart, dropUnsent } from "../storage/storage.ts";

/** Whose order lies on this device: the account that was signed in last and has not logged out. */
export const FAN_KEY = "tribun.fan";

/**
 * Notes whose device it is now: what somebody else typed, whose time had run out, is not theirs to find.
 * @param fan id of the account
 * @param forget empties the order. A form that stands alone cannot, and leaves the device to whoever else it was: the page after it
 *   settles that
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

/** Whether tokens that another tab has dropped ended by their time: a logout takes the fan off the device before it drops them. */
export function isStillOf(fan: string | undefined): boolean {
  return fan !== undefined && readItem(FAN_KEY) === fan;
}

/** Nobody is signed in: what could not be sent waits only for whose device it still is, because their token ran out. */
export function settleNobody(): void {
  dropUnsent(readItem(FAN_KEY));
}

/** Notes that the device is nobody's again: the next fan takes along what a guest types. */
export function settleOut(): void {
  dropCart();
  writeItem(FAN_KEY, undefined);
}
