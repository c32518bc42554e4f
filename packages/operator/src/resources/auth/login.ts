import { login, refresh } from "@tribun/api-client/contract";
import { normalisePhone } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { rateLimits, users } from "../../db/schema/users.ts";
import { limitSource } from "../../http/client-ip.ts";
import { Problem } from "../../http/problem.ts";
import { countAgainst } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { secretMatches } from "../../security/password-hash.ts";
import { sha256 } from "../../security/seal.ts";
import { openSession, rotateSession } from "./sessions.ts";

/** Wrong passwords per account and address (flows §4.7). */
const ATTEMPTS = { max: 5, seconds: 15 * 60 };

export const loginRoute = route(login, async ({ body, ctx }) => {
  const { db, team, deps, clock } = ctx;
  const { identifier = "" } = body;
  const phone = body.phone ?? (identifier.includes("@") ? undefined : normalisePhone(identifier));
  const account = phone ?? body.email ?? identifier.toLowerCase();
  const [fan] = await db
    .select()
    .from(users)
    .where(and(eq(users.teamId, team.id), phone ? eq(users.phone, phone) : eq(users.email, account)));
  // One key however the account is named, so that its other name is no fresh start for guesses; nobody's names are counted alike.
  const key = `login:${sha256(`${team.id} ${fan?.id ?? account} ${limitSource(ctx.ip)}`)}`;
  await countAgainst(db, key, ATTEMPTS, clock.now());
  if (!(await secretMatches(fan?.passwordHash, body.password)) || !fan) throw new Problem("1004");
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
  return openSession(db, fan, deps);
});

export const refreshRoute = route(refresh, ({ body, ctx }) => rotateSession(body.refreshToken, ctx.team.id, ctx.deps));
