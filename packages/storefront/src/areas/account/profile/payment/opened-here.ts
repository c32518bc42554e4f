const KEY = "tribun.keeping";

/** Remembers in this tab which hosted page the signed-in fan opened. A browser that keeps nothing tells less afterwards. */
export function rememberOpened(cId: string): void {
  try {
    sessionStorage.setItem(KEY, cId);
  } catch {
    // Storage is off: the page opens all the same.
  }
}

/** True for the hosted page that was opened from this tab last; anybody can put another one's id into a link. */
export function wasOpenedHere(cId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === cId;
  } catch {
    return false;
  }
}
