/** Headers that callers may send and the operator reads. A preflight allows exactly these, so read every header by its name here. */
export const HEADER = {
  authorization: "authorization",
  contentType: "content-type",
  key: "idempotency-key",
  etag: "if-none-match",
  cart: "x-cart-token",
  language: "x-language-code",
  /** The fan's password for a proof, as base64url of its UTF-8, because headers are ASCII and passwords may contain ğ and ß. */
  reauthentication: "x-reauthentication",
  team: "x-team-id",
} as const;
