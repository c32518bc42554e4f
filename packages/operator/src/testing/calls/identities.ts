import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { UnsecuredJWT } from "jose";
import { createClock } from "../../base/clock.ts";
import { users } from "../../db/schema/users.ts";
import { signAccessToken } from "../../security/access-token.ts";
import { type As, START } from "../index.ts";
import type { World } from "./world.ts";

/** All identities that try a call. The owner is the fan for whom the fixture prepared it. */
export const IDENTITIES = [
  "nobody",
  "guest",
  "expired",
  "forged",
  "unsigned",
  "stolenByOtherClub",
  "stranger",
  "strangersStaff",
  "other",
  "owner",
] as const;
export type Identity = (typeof IDENTITIES)[number];
/** Identities without a valid session in the club that they name. */
export const WITHOUT_SESSION: readonly Identity[] = ["nobody", "guest", "expired", "forged", "unsigned", "stolenByOtherClub"];
/** Identities with a session in another club than the owner's. */
export const OTHER_CLUB: readonly Identity[] = ["stranger", "strangersStaff"];

const DAY_MS = 86_400_000;

/** Returns the headers of an identity; each has its own address. */
export async function headersOf(identity: Identity, world: World, prepared: As | undefined): Promise<As> {
  const { owner, other, stranger, operator } = world;
  const { jwtSecret } = operator.deps.config;
  const claims = { userId: owner.userId, teamId: 1, tokenVersion: 1 };
  const yesterday = createClock(() => START - DAY_MS);
  switch (identity) {
    case "nobody":
      return {};
    case "guest":
      return { cart: randomUUID() };
    case "expired":
      return { token: await signAccessToken(claims, jwtSecret, yesterday) };
    case "forged":
      return { token: await signAccessToken(claims, "another secret that is just as long as it", operator.deps.clock) };
    case "unsigned":
      return { token: unsigned(owner.userId, operator.deps.clock.nowMs()) };
    case "stolenByOtherClub":
      return { ...stranger.as, team: 1 };
    case "stranger":
      return stranger.as;
    case "strangersStaff":
      return staffOf(world, 2);
    case "other":
      return other.as;
    case "owner":
      return { ...owner.as, ...prepared };
  }
}

/** Returns the session of a club's staff member. */
export async function staffOf({ operator }: Pick<World, "operator">, team: number): Promise<As & { readonly token: string }> {
  const { db, clock, config } = operator.deps;
  const [staff] = await db
    .select()
    .from(users)
    .where(and(eq(users.teamId, team), eq(users.role, "staff")));
  if (!staff) throw new Error(`club ${team} has no staff`);
  const claims = { userId: staff.id, teamId: team, tokenVersion: staff.tokenVersion };
  return { token: await signAccessToken(claims, config.jwtSecret, clock), team };
}

/** Builds a token with the algorithm "none". */
function unsigned(userId: string, nowMs: number): string {
  const token = new UnsecuredJWT({ team: 1, ver: 1 })
    .setIssuer("tribun-operator")
    .setAudience("fan")
    .setSubject(userId)
    .setIssuedAt(Math.floor(nowMs / 1000))
    .setExpirationTime(Math.floor(nowMs / 1000) + 3600)
    .encode();
  // Without a third part, the header's pattern would refuse the token before the algorithm is checked.
  return `${token}${token.split(".")[1]}`;
}
