import { ACCESS_TOKEN_HOURS } from "@tribun/domain";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { tokenKey } from "./token-key.ts";

/** Who an access token speaks for. */
export type AccessClaims = {
  readonly userId: string;
  readonly teamId: number;
  readonly tokenVersion: number;
  /** The family of refresh tokens it came with, which ends it when it ends; absent for a token that stands alone. */
  readonly sessionId?: string | undefined;
};

const ALGORITHM = "HS256";
const ISSUER = "tribun-operator";
/** A page asks for several things at once, each with the same token; its signature is checked for the first. */
const REMEMBERED = 10_000;

/** Claims of tokens whose signature held, with their end in seconds since 1970. */
const verified = new LRUCache<string, { readonly claims: AccessClaims; readonly exp: number }>({ max: REMEMBERED });

/** Signs a token of 12 hours whose `exp` is in seconds (spec §3). */
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
 * Checks signature, algorithm, issuer and time; undefined for anything else, never why.
 * @param secrets any of these may have signed it: the present one and, while it is being changed, the one before
 */
export async function verifyAccessToken(token: string, secrets: readonly string[], clock: Clock): Promise<AccessClaims | undefined> {
  for (const secret of secrets) {
    const claims = await verifyWith(token, secret, clock);
    if (claims) return claims;
  }
  return undefined;
}

async function verifyWith(token: string, secret: string, clock: Clock): Promise<AccessClaims | undefined> {
  // The secret is part of the key: who trusts another one has checked nothing yet.
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
