import type { Tokens } from "@tribun/api-client/contract";
import { KEPT_KEY, SESSION_KEY } from "../../hydration/hand-over.ts";
import { readItem, writeItem } from "../../hydration/storage.ts";

/** Names the cart towards the operator; number reservations belong to it. */
export const CART_KEY = "tribun.cart";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads an item of JSON; what `as` does not recognise counts as absent. By hand, because this is on every page and a schema
 * library is not.
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

/** Empties what was kept of a fan's answers. */
export function dropKept(): void {
  writeItem(KEPT_KEY, undefined);
}

/** What stands in forms whose save did not reach the operator; in the tab's storage, so that it ends with the tab. */
export const UNSENT_KEY = "tribun.unsent";

/** Empties that, unless it is of the fan given: a token that ran out costs nobody what they wrote, and nobody else finds it. */
export function dropUnsent(but: string | undefined): void {
  try {
    const text = sessionStorage.getItem(UNSENT_KEY);
    if (text === null || (but !== undefined && ownerOf(text) === but)) return;
    sessionStorage.removeItem(UNSENT_KEY);
  } catch {
    // What could not be stored needs no emptying.
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

/** Stores the tokens; without any, what was kept of the fan's answers goes as well, at once. */
export function writeTokens(tokens: Tokens | undefined): void {
  if (!tokens) dropKept();
  writeItem(SESSION_KEY, tokens && JSON.stringify({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }));
}

let cartOfPage: string | undefined;

/** Leaves the cart behind, so that the next fan on this device neither holds nor sees what was in it. */
export function dropCart(): void {
  cartOfPage = undefined;
  writeItem(CART_KEY, undefined);
}

/** The cart's token, made at first need and kept in the browser; undefined on the server. */
export function readCartToken(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const known = readItem(CART_KEY) ?? cartOfPage;
  if (known !== undefined && UUID.test(known)) return known;
  cartOfPage = crypto.randomUUID();
  writeItem(CART_KEY, cartOfPage);
  return cartOfPage;
}
