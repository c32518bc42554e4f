import type { Tokens } from "@tribun/api-client/contract";
import { KEPT_KEY, SESSION_KEY } from "../../hydration/hand-over.ts";
import { readItem, writeItem } from "../../hydration/storage.ts";

/** Storage key of the token that names the cart to the operator; number reservations belong to it. */
export const CART_KEY = "tribun.cart";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads an item of JSON; what `as` does not recognise counts as absent. It needs no schema library, because this code is on every page and
 * such a library is not.
 */
export function readJson<T>(key: string, as: (value: Readonly<Record<string, unknown>>) => T | undefined): T | undefined {
  const text = readItem(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? as(value) : undefined;
  } catch {
    return undefined;
  }
}

/** True for objects and arrays. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

export function readTokens(): Tokens | undefined {
  return readJson(SESSION_KEY, ({ accessToken, refreshToken }) =>
    typeof accessToken === "string" && accessToken !== "" && typeof refreshToken === "string" ? { accessToken, refreshToken } : undefined,
  );
}

/** Deletes the stored answers of a fan. */
export function dropKept(): void {
  writeItem(KEPT_KEY, undefined);
}

/** Key of values of forms whose save did not reach the operator; in session storage, so that they end with the tab. */
export const UNSENT_KEY = "tribun.unsent";

/** Deletes them, unless they belong to the given fan: an expired token costs no fan what they typed, and no other fan finds it. */
export function dropUnsent(but: string | undefined): void {
  try {
    const text = sessionStorage.getItem(UNSENT_KEY);
    if (text === null || (but !== undefined && ownerOf(text) === but)) return;
    sessionStorage.removeItem(UNSENT_KEY);
  } catch {
    // With forbidden storage nothing was stored.
  }
}

function ownerOf(text: string): unknown {
  try {
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) ? kept["owner"] : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the tokens. Without any, deletes the stored answers of the fan as well, at once. */
export function writeTokens(tokens: Tokens | undefined): void {
  if (!tokens) dropKept();
  writeItem(SESSION_KEY, tokens && JSON.stringify({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }));
}

let cartOfPage: string | undefined;

/** Deletes the cart's token, so that the next fan on this device neither holds nor sees what was in the cart. */
export function dropCart(): void {
  cartOfPage = undefined;
  writeItem(CART_KEY, undefined);
}

/** The cart's token, created when it is first needed and stored in the browser; undefined on the server. */
export function readCartToken(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const known = readItem(CART_KEY) ?? cartOfPage;
  if (known !== undefined && UUID.test(known)) return known;
  cartOfPage = crypto.randomUUID();
  writeItem(CART_KEY, cartOfPage);
  return cartOfPage;
}
