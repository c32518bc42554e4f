const KEY = "tribun.brought";

/**
 * Keeps a number or an address that was typed where there is no account for it, for the registration that comes next in this tab: no
 * address of a page carries it. Anything else may be a password in the wrong field.
 */
export function keepTypedLogin(typed: string): void {
  try {
    if (/^\S+@\S+\.|^\s*\+?\d[\s\d()/-]*$/.test(typed)) sessionStorage.setItem(KEY, typed);
  } catch {
    // Where storage is forbidden it is typed again.
  }
}

/** What was brought along, once. */
export function takeTypedLogin(): string | undefined {
  try {
    const typed = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return typed;
  } catch {
    return undefined;
  }
}
