/** Takes the mark from the app's icon: the new bill was looked at, or nobody is signed in. Browsers without marks do nothing. */
export function clearBadge(): void {
  if ("clearAppBadge" in navigator) void navigator.clearAppBadge().catch(() => undefined);
}
