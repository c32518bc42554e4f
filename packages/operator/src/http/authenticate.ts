import { and, eq, sql } from "drizzle-orm";
import type { Config } from "../base/config/config.ts";
import { keptQuery } from "../db/kept-query.ts";
import { refreshTokens, users, type UserRow } from "../db/schema/users.ts";
import { isUuid } from "../db/uuid.ts";
import type { Deps } from "../kernel/deps.ts";
import { type AccessClaims, verifyAccessToken } from "../security/access-token.ts";
import type { Team } from "../base/teams.ts";

/** The caller. `gone`: the token is genuine and its fan has deleted the account (1041). */
export type Caller = {
  readonly user: UserRow | undefined;
  readonly gone: boolean;
  /** Family of refresh tokens that the access token belongs to. */
  readonly sessionId?: string | undefined;
};

/** A call without a session. */
export const NOBODY: Caller = { user: undefined, gone: false };

const finding = keptQuery((db) => {
  const sessionId = sql`${sql.placeholder("sessionId")}::uuid`;
  // A session whose refresh tokens were stolen has none left; a valid session always has one that outlives its access token. The query also
  // checks the owner, so a token that names another fan's session is invalid.
  const ended = sql<boolean>`${sessionId} is not null and not exists (select 1 from ${refreshTokens} where ${refreshTokens.familyId} = ${sessionId} and ${refreshTokens.userId} = ${users.id})`;
  return db
    .select({ user: users, ended })
    .from(users)
    .where(and(eq(users.id, sql.placeholder("userId")), eq(users.teamId, sql.placeholder("teamId"))))
    .prepare("find_caller");
});

/** Returns the fan of a bearer token. A token of another club or of an ended session counts as no token. */
export async function authenticate(authorization: string | null, team: Team | undefined, deps: Deps): Promise<Caller> {
  const claims = await claimsOf(authorization, team, deps);
  if (!claims) return NOBODY;
  const { sessionId } = claims;
  const [row] = await finding(deps.db).execute({ userId: claims.userId, teamId: claims.teamId, sessionId: sessionId ?? null });
  if (!row || row.user.deletedAt !== null) return { user: undefined, gone: true };
  return row.user.tokenVersion === claims.tokenVersion && !row.ended ? { user: row.user, gone: false, sessionId } : NOBODY;
}

/** Returns the claims of a genuine bearer token of this club; does not check whether its session is still valid. */
async function claimsOf(authorization: string | null, team: Team | undefined, deps: Deps): Promise<AccessClaims | undefined> {
  const token = /^Bearer ([\w.-]{20,2000})$/.exec(authorization ?? "")?.[1];
  const claims = token && (await verifyAccessToken(token, secretsOf(deps.config), deps.clock));
  if (!claims || !isUuid(claims.userId)) return undefined;
  if (team && claims.teamId !== team.id) return undefined;
  return claims.sessionId === undefined || isUuid(claims.sessionId) ? claims : undefined;
}

function secretsOf({ jwtSecret, jwtSecretPrevious }: Config): readonly string[] {
  return jwtSecretPrevious === undefined ? [jwtSecret] : [jwtSecret, jwtSecretPrevious];
}
