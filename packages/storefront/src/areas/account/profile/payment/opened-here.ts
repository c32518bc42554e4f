const KEY = "tribun.keeping";

/** Stores in this tab which hosted page the fan opened. Without storage the result shows less. */
export function rememberOpened(cId: string): void {
  try {
    sessionStorage.setItem(KEY, cId);
  } catch {
    // Storage is off; the hosted page still opens.
  }
}

/** True if this tab opened the hosted page last. Anyone can put another id into a link. */
export function wasOpenedHere(cId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === cId;
  } catch {
    return false;
  }
}
