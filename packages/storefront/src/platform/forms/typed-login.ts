const KEY = "tribun.brought";

/**
 * Keeps a number or an address that the fan typed on a page that found no account for it, for the registration that follows in this tab. No
 * page's address carries it. Anything else may be a password in the wrong field, and is not kept.
 */
export function keepTypedLogin(typed: string): void {
  try {
    if (/^\S+@\S+\.|^\s*\+?\d[\s\d()/-]*$/.test(typed)) sessionStorage.setItem(KEY, typed);
  } catch {
    // With forbidden storage the fan types it again.
  }
}

/** Returns what was kept, once. */
export function takeTypedLogin(): string | undefined {
  try {
    const typed = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return typed;
  } catch {
    return undefined;
  }
}
