/** Headers that callers may send and that mean something here. A preflight allows exactly these, so read a header by this name. */
export const HEADER = {
  authorization: "authorization",
  contentType: "content-type",
  key: "idempotency-key",
  etag: "if-none-match",
  cart: "x-cart-token",
  language: "x-language-code",
  /** The password once more, as base64url of its UTF-8: a header holds ASCII only, a password also ğ and ß. */
  reauthentication: "x-reauthentication",
  team: "x-team-id",
} as const;
