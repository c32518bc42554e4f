import { checkEmail, checkEmailGet, me } from "@tribun/api-client/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/users.ts";
import { route } from "../../http/route.ts";
import { ownAccount } from "../account/own-account.ts";
import { standingOf } from "../../orders/standing.ts";
import { provenUntil } from "../../joining/phone-auth/proof.ts";

export const userRoutes = [
  route(me, async ({ ctx }) => {
    const { phone } = ctx.user;
    const proof = phone === null ? undefined : { teamId: ctx.team.id, phone, sessionId: ctx.sessionId };
    const proven = proof && (await provenUntil(ctx.db, proof, ctx.clock.now()));
    const own = await ownAccount(ctx.db, ctx.deps.config, ctx.user, ctx.clock.now());
    return {
      ...own,
      standing: await standingOf(ctx.db, ctx.user, ctx.clock.now()),
      ...(proven && { phoneProvenUntil: proven.toISOString() }),
    };
  }),
  route(checkEmail, ({ body, ctx }) => availability(ctx.db, ctx.team.id, body.email)),
  route(checkEmailGet, ({ query, ctx }) => availability(ctx.db, ctx.team.id, query.email)),
];

/** Whether an address is free. An unverified address stays free, because its owner can claim it by opening a link. */
async function availability(db: Db, teamId: number, email: string): Promise<{ available: boolean }> {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.teamId, teamId), eq(users.email, email), eq(users.emailVerified, true)));
  return { available: taken === undefined };
}
