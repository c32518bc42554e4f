/**
 * Removes the badge from the app's icon: the fan has seen the new bill, or no fan is signed in. Does nothing in browsers without badges.
 */
export function clearBadge(): void {
  if ("clearAppBadge" in navigator) void navigator.clearAppBadge().catch(() => undefined);
}
