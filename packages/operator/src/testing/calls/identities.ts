import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { UnsecuredJWT } from "jose";
import { createClock } from "../../clock.ts";
import { users } from "../../db/schema/users.ts";
import { signAccessToken } from "../../security/access-token.ts";
import { type As, START } from "../index.ts";
import type { World } from "./world.ts";

/** Everybody who may try a call. The owner is whoever the call's fixture prepared it for. */
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
/** Those whose token, if any, opens no session in the club that they name. */
export const WITHOUT_SESSION: readonly Identity[] = ["nobody", "guest", "expired", "forged", "unsigned", "stolenByOtherClub"];
/** Those with a session in another club than the owner's. */
export const OTHER_CLUB: readonly Identity[] = ["stranger", "strangersStaff"];

const DAY_MS = 86_400_000;

/** Headers of an identity; each comes from an address of its own. */
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

/** The session of a club's member of staff. */
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

/** A token that says it needs no signature. */
function unsigned(userId: string, nowMs: number): string {
  const token = new UnsecuredJWT({ team: 1, ver: 1 })
    .setIssuer("tribun-operator")
    .setAudience("fan")
    .setSubject(userId)
    .setIssuedAt(Math.floor(nowMs / 1000))
    .setExpirationTime(Math.floor(nowMs / 1000) + 3600)
    .encode();
  // Without a last part the header's own pattern would refuse it before the algorithm is looked at.
  return `${token}${token.split(".")[1]}`;
}
