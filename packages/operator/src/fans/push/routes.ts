import { push, subscribePush, unsubscribePush } from "@tribun/api-client/contract";
import type { PushState } from "@tribun/api-client/contract";
import { and, desc, eq, isNull, notInArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { pushSubscriptions } from "../../db/schema/push.ts";
import { refreshTokens, users, type UserRow } from "../../db/schema/users.ts";
import { validationProblem } from "../../base/field-errors.ts";
import type { Context } from "../../http/context.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { isAllowedEndpoint } from "../../adapters/push/endpoint.ts";
import { sha256 } from "../../security/seal.ts";
import { changeConsents } from "../../reach/consents.ts";
import { lockSession } from "../auth/sessions.ts";
import { endPush } from "../../reach/push/end.ts";

/** More devices than a fan uses; further ones come from an attacker's program. */
export const MAX_DEVICES = 10;

export const pushRoutes = [
  route(push, ({ ctx }) => stateOf(ctx.db, ctx)),
  route(subscribePush, ({ body: { endpoint, keys, before }, ctx }) => {
    const { deps, user, sessionId, team, clock } = ctx;
    if (!isAllowedEndpoint(endpoint, deps.config.push.hosts)) throw validationProblem([{ field: "endpoint", rule: "invalid" }]);
    // A device without a session could not be signed out.
    if (sessionId === undefined) throw Problem.notSignedIn();
    return deps.db.transaction(async (tx) => {
      await lockSession(tx, sessionId);
      const fan = await lockFan(tx, user);
      const family = and(eq(refreshTokens.familyId, sessionId), eq(refreshTokens.userId, fan.id));
      // The session ended between the check of the token and the lock.
      if ((await tx.select({ id: refreshTokens.familyId }).from(refreshTokens).where(family).limit(1)).length === 0)
        throw Problem.notSignedIn();
      if (before !== undefined && !(await takeFrom(tx, fan.id, before))) return stateOf(tx, ctx);
      const endpointHash = sha256(endpoint);
      // Ends the subscription of the previous account in this browser; this session has one browser.
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, endpointHash));
      await endPush(tx, { sessionId });
      await tx.insert(pushSubscriptions).values({
        ...{ endpointHash, endpoint, p256dh: keys.p256dh, authSecret: keys.auth },
        ...{ teamId: team.id, userId: fan.id, sessionId, createdAt: clock.now() },
      });
      await leaveRoom(tx, fan.id);
      await consent(ctx, tx, fan, true);
      return stateOf(tx, ctx);
    });
  }),
  route(unsubscribePush, ({ ctx }) => {
    const { deps, user, sessionId } = ctx;
    return deps.db.transaction(async (tx) => {
      const fan = await lockFan(tx, user);
      if (sessionId !== undefined) await endPush(tx, { sessionId });
      const state = await stateOf(tx, ctx);
      if (state.devices === 0) await consent(ctx, tx, fan, false);
      return state;
    });
  }),
];

type OwnContext = Context<typeof push>;

/** Locks the fan, so that the end of the fan's sessions or account cannot overlap with a new subscription. */
async function lockFan(tx: Db, { id, tokenVersion }: UserRow): Promise<UserRow> {
  const [fan] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.tokenVersion, tokenVersion), isNull(users.deletedAt)))
    .for("update");
  if (!fan) throw Problem.notSignedIn();
  return fan;
}

/** Ends the subscription of another session of the fan; false when it has none. */
async function takeFrom(tx: Db, userId: string, sessionId: string): Promise<boolean> {
  const own = and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.userId, userId));
  return (await tx.delete(pushSubscriptions).where(own).returning({ id: pushSubscriptions.sessionId })).length > 0;
}

async function consent({ deps, team, language }: OwnContext, tx: Db, fan: UserRow, wanted: boolean): Promise<void> {
  const consents = await changeConsents(deps, tx, team, fan, { wanted: { push: wanted }, language });
  if (consents.push !== fan.consents.push)
    await tx
      .update(users)
      .set({ consents, profileVersion: fan.profileVersion + 1 })
      .where(eq(users.id, fan.id));
}

async function leaveRoom(tx: Db, userId: string): Promise<void> {
  const newest = await tx
    .select({ hash: pushSubscriptions.endpointHash })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.endpointHash)
    .limit(MAX_DEVICES);
  const kept = newest.map(({ hash }) => hash);
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.endpointHash, kept)));
}

async function stateOf(db: Db, { deps, user, sessionId }: OwnContext): Promise<PushState> {
  const rows = await db
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, user.id));
  return { publicKey: deps.config.push.publicKey, on: rows.some((row) => row.sessionId === sessionId), devices: rows.length };
}
