import { login, refresh } from "@tribun/api-client/contract";
import { normaliseEmail, normalisePhone } from "@tribun/domain";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import { rateLimits, type UserRow, users } from "../../db/schema/users.ts";
import { limitSource } from "../../base/client-ip.ts";
import { Problem } from "../../base/problem.ts";
import { countAgainst, countInTurn, uncount } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { deviceCookie, knownDevice } from "../../security/device.ts";
import { secretMatches } from "../../security/password-hash.ts";
import { sha256 } from "../../security/seal.ts";
import { openSession, rotateSession } from "./sessions.ts";

/** Wrong passwords per account and IP address (flows §4.7), or per account and device that has signed in to it before. */
const ATTEMPTS = { max: 5, seconds: 15 * 60 };
/**
 * Wrong passwords per account from all other devices together. An hour sees two windows at most, so 60 guesses, and some 20 on each known
 * device: below the 100 of ASVS 2.2.1. The fan's own devices stay open.
 */
const STRANGERS = { max: 30, seconds: 3600 };

export const loginRoute = route(login, async ({ body, ctx }) => {
  const { db, team, deps, clock } = ctx;
  const { identifier = "" } = body;
  const phone = body.phone ?? (identifier.includes("@") ? undefined : normalisePhone(identifier));
  const account = phone ?? body.email ?? normaliseEmail(identifier);
  const named = await db
    .select()
    .from(users)
    .where(and(eq(users.teamId, team.id), phone ? eq(users.phone, phone) : and(ne(users.email, ""), eq(users.email, account))))
    .orderBy(desc(users.emailVerified), asc(users.createdAt));
  const isKnown = (one: UserRow) => knownDevice(team, one.id, ctx.headers, deps.config, clock.now()) !== undefined;
  // Several accounts may name a mailbox that none has proven: try the account of this device, else the oldest. Try only one, because each
  // more would take longer.
  const fan = named[0]?.emailVerified === true ? named[0] : (named.find(isKnown) ?? named[0]);
  // One key for an account however it is named, so that its other name gives no fresh guesses. Unknown names are counted the same way.
  const keyOf = (where: string) => `login:${sha256(`${team.id} ${fan?.id ?? account} ${where}`)}`;
  const device = knownDevice(team, fan?.id, ctx.headers, deps.config, clock.now());
  const own = keyOf(device ?? limitSource(ctx.ip));
  const everywhere = keyOf("everywhere");
  const wide = { key: everywhere, limit: STRANGERS, reason: "guessedElsewhere" } as const;
  if (device !== undefined) await countAgainst(db, own, ATTEMPTS, clock.now());
  else await countInTurn(db, { key: own, limit: ATTEMPTS }, wide, clock.now());
  if (!(await secretMatches(deps.config, fan?.passwordHash, body.password)) || !fan) throw Problem.credentialsWrong();
  await db.delete(rateLimits).where(eq(rateLimits.key, own));
  if (device === undefined) await uncount(db, wide, clock.now());
  ctx.setHeader("set-cookie", deviceCookie(team, fan.id, device, deps.config, clock.now()));
  return openSession(db, fan, ctx);
});

export const refreshRoute = route(refresh, ({ body, ctx }) => rotateSession(body.refreshToken, ctx.team.id, ctx));
