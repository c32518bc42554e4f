/** Reads an item; storage may be forbidden, which counts as empty. */
export function readItem(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes an item or, for undefined, removes it; what cannot be stored lives as long as the page. */
export function writeItem(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A full or forbidden storage must not stop the fan.
  }
}
