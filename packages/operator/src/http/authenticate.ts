import { and, eq } from "drizzle-orm";
import { users, type UserRow } from "../db/schema/users.ts";
import type { Deps } from "../deps.ts";
import { verifyAccessToken } from "../security/access-token.ts";
import type { Team } from "../teams.ts";

const UUID = /^[0-9a-f-]{36}$/;

/**
 * The fan behind a bearer token, or undefined. A token of another club, of an ended session,
 * or of a fan who no longer exists counts like no token at all.
 */
export async function authenticate(authorization: string | null, team: Team | undefined, deps: Deps): Promise<UserRow | undefined> {
  const token = /^Bearer ([\w.-]{20,2000})$/.exec(authorization ?? "")?.[1];
  if (!token) return undefined;
  const claims = await verifyAccessToken(token, deps.config.jwtSecret, deps.clock);
  if (!claims || !UUID.test(claims.userId)) return undefined;
  if (team && claims.teamId !== team.id) return undefined;
  const [user] = await deps.db
    .select()
    .from(users)
    .where(and(eq(users.id, claims.userId), eq(users.teamId, claims.teamId)));
  return user && user.tokenVersion === claims.tokenVersion ? user : undefined;
}
