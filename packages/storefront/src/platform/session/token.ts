import { isRecord } from "../storage/storage.ts";

/** The payload of a JSON Web Token, unchecked: the browser only reads when it ends, the operator decides whether it counts. */
function payloadOf(token: string): unknown {
  const part = token.split(".")[1];
  if (part === undefined) return undefined;
  try {
    return JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
}

/** Whose a token is, by the id of the account, or with `sid` of which session, which a new login changes; undefined for what is no token. */
export function subjectOf(token: string | undefined, claim: "sub" | "sid" = "sub"): string | undefined {
  const claims = token === undefined ? undefined : payloadOf(token);
  const value = isRecord(claims) ? claims[claim] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** When an access token ends, in milliseconds since 1970 (`exp` counts seconds); undefined for what is no token. */
export function expiryOf(token: string): number | undefined {
  const claims = payloadOf(token);
  const exp = isRecord(claims) ? claims["exp"] : undefined;
  return typeof exp === "number" && exp >= 1 ? exp * 1000 : undefined;
}
