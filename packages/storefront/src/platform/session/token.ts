import { isRecord } from "../storage/storage.ts";

/** The payload of a JSON Web Token, unverified: the browser only reads when it expires, the operator decides whether it is valid. */
function payloadOf(token: string): unknown {
  const part = token.split(".")[1];
  if (part === undefined) return undefined;
  try {
    return JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
}

/**
 * The id of the account that a token belongs to, or with `sid` of the session, which a new login changes; undefined for anything but a
 * token.
 */
export function subjectOf(token: string | undefined, claim: "sub" | "sid" = "sub"): string | undefined {
  const claims = token === undefined ? undefined : payloadOf(token);
  const value = isRecord(claims) ? claims[claim] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** When an access token expires, in milliseconds since 1970 (`exp` counts seconds); undefined for anything but a token. */
export function expiryOf(token: string): number | undefined {
  const claims = payloadOf(token);
  const exp = isRecord(claims) ? claims["exp"] : undefined;
  return typeof exp === "number" && exp >= 1 ? exp * 1000 : undefined;
}
