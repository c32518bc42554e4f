import { logout } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { endSession, endSessions, sessionOf } from "./sessions.ts";

/** Ends one session, or all sessions of the caller. An ended session and an unknown one get the same answer: there is nothing to end. */
export const logoutRoute = route(logout, async ({ body: { everywhere, refreshToken }, ctx }) => {
  const { db, deps, team, user, sessionId } = ctx;
  if (everywhere) {
    if (!user) throw Problem.notSignedIn();
    await endAll(deps, user);
    return {};
  }
  const session = refreshToken === undefined ? sessionId : await sessionOf(db, refreshToken, team.id);
  if (session !== undefined) await endSession(db, session);
  return {};
});

async function endAll({ db }: Deps, { id }: UserRow): Promise<void> {
  await db.transaction(async (tx) => {
    const [fan] = await tx.select().from(users).where(eq(users.id, id)).for("update");
    if (fan) await endSessions(tx, fan);
  });
}
