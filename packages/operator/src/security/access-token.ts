import { ACCESS_TOKEN_HOURS } from "@tribun/domain";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { Clock } from "../base/clock.ts";
import { tokenKey } from "./token-key.ts";

/** Claims of an access token. */
export type AccessClaims = {
  readonly userId: string;
  readonly teamId: number;
  readonly tokenVersion: number;
  /** Family of refresh tokens that the token belongs to; the token ends with it. Absent for a token without a family. */
  readonly sessionId?: string | undefined;
};

const ALGORITHM = "HS256";
const ISSUER = "tribun-operator";
/** Verified tokens to remember: a page makes several calls at once with the same token, so only the first needs the signature check. */
const REMEMBERED = 10_000;

/** Claims of verified tokens, with their expiry in seconds since 1970. */
const verified = new LRUCache<string, { readonly claims: AccessClaims; readonly exp: number }>({ max: REMEMBERED });

/** Signs a token for 12 hours whose `exp` is in seconds (spec §3). */
export async function signAccessToken(claims: AccessClaims, secret: string, clock: Clock): Promise<string> {
  const now = Math.floor(clock.nowMs() / 1000);
  return new SignJWT({ team: claims.teamId, ver: claims.tokenVersion, ...(claims.sessionId !== undefined && { sid: claims.sessionId }) })
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
    .setIssuer(ISSUER)
    .setAudience("fan")
    .setSubject(claims.userId)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_HOURS * 3600)
    .sign(await tokenKey(secret));
}

/**
 * Checks signature, algorithm, issuer and time; undefined for any failure, without a reason.
 * @param secrets accepted signing secrets: the present one and, while it is being changed, the previous one
 */
export async function verifyAccessToken(token: string, secrets: readonly string[], clock: Clock): Promise<AccessClaims | undefined> {
  for (const secret of secrets) {
    const claims = await verifyWith(token, secret, clock);
    if (claims) return claims;
  }
  return undefined;
}

async function verifyWith(token: string, secret: string, clock: Clock): Promise<AccessClaims | undefined> {
  // The cache key contains the secret, so a token verified with one secret is not accepted for another.
  const key = `${secret}\n${token}`;
  const known = verified.get(key);
  if (known) return known.exp > clock.nowMs() / 1000 ? known.claims : undefined;
  try {
    const { payload } = await jwtVerify(token, await tokenKey(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: "fan",
      currentDate: clock.now(),
      requiredClaims: ["exp", "sub", "team", "ver"],
    });
    const { sub, team, ver, exp, sid } = payload;
    if (typeof sub !== "string" || typeof team !== "number" || typeof ver !== "number" || exp === undefined) return undefined;
    if (sid !== undefined && typeof sid !== "string") return undefined;
    const claims = { userId: sub, teamId: team, tokenVersion: ver, sessionId: sid };
    verified.set(key, { claims, exp });
    return claims;
  } catch {
    return undefined;
  }
}
