import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { DAY_MS, REFRESH_GRACE_SECONDS, REFRESH_TOKEN_DAYS } from "@tribun/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tokens } from "@tribun/api-client/contract";
import type { Db } from "../../db/database.ts";
import { refreshTokens, resetTokens, users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { signAccessToken } from "../../security/access-token.ts";
import { deviceKind } from "../../security/device-kind.ts";
import { sha256 } from "../../security/seal.ts";
import { touch } from "../../base/touch.ts";
import { endPush } from "../../reach/push/end.ts";

type Fan = Pick<UserRow, "id" | "teamId" | "tokenVersion">;
type Session = { readonly familyId: string; readonly refreshToken: string; readonly openedAt: Date };
/** A request. Its headers show the kind of device, which is stored so that the fan recognises the device. */
type Asking = { readonly deps: Deps; readonly headers: Headers };

/** Opens a session: an access token, and the first of a family of refresh tokens. */
export function openSession(db: Db, fan: Fan, asking: Asking, familyId: string = randomUUID()): Promise<Tokens> {
  const openedAt = asking.deps.clock.now();
  return goOn(db, fan, asking, { familyId, refreshToken: randomBytes(32).toString("base64url"), openedAt });
}

/**
 * Exchanges a refresh token for a new pair, once. For half a minute the spent token leads to the same successor again, because two tabs may
 * refresh at once and an answer may get lost. A later use means that the fan and a thief both have the token, so the whole session ends
 * (RFC 9700 §4.14.2), with its access tokens.
 * @throws Problem 1005 for every token that is no longer valid
 */
export async function rotateSession(refreshToken: string, teamId: number, asking: Asking): Promise<Tokens> {
  const tokens = await asking.deps.db.transaction((tx) => exchange(tx, refreshToken, teamId, asking));
  // Throw outside the transaction, so that the end of a stolen session is committed.
  if (!tokens) throw Problem.refreshTokenInvalid();
  return tokens;
}

async function exchange(tx: Db, token: string, teamId: number, asking: Asking): Promise<Tokens | undefined> {
  const { deps } = asking;
  const now = deps.clock.now();
  const found = await lockToken(tx, sha256(token));
  if (!found || found.expiresAt <= now) return undefined;
  // Lock the fan before the tokens, as ending all sessions does. Inserting the next token waits for the fan's row too, so the other order
  // could deadlock.
  const [fan] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, found.userId), eq(users.teamId, teamId)))
    .for("key share");
  if (!fan || fan.tokenVersion !== found.tokenVersion) return undefined;
  const { familyId, tokenHash, usedAt } = found;
  const openedAt = found.openedAt ?? found.createdAt;
  if (usedAt === null) {
    await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, tokenHash));
    return goOn(tx, fan, asking, { familyId, refreshToken: successorOf(token, deps.config.jwtSecret), openedAt });
  }
  if (now.getTime() - usedAt.getTime() <= REFRESH_GRACE_SECONDS * 1000) {
    const latest = await latestAfter(tx, token, deps);
    return latest === undefined ? undefined : { accessToken: await accessTokenOf(fan, familyId, deps), refreshToken: latest };
  }
  deps.log.warn({ session: familyId }, "a spent refresh token came back: the session ends");
  await tx.delete(refreshTokens).where(eq(refreshTokens.familyId, familyId));
  await endPush(tx, { sessionId: familyId });
  return undefined;
}

/** Reads a token with its whole family locked, so that no token is added to a session while it ends. */
async function lockToken(tx: Db, tokenHash: string): Promise<typeof refreshTokens.$inferSelect | undefined> {
  const read = () => tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  const [found] = await read();
  if (!found) return undefined;
  await lockSession(tx, found.familyId);
  return (await read())[0];
}

/** Lets only one caller at a time exchange or end a session. Take this lock before locking the fan's row. */
export const lockSession = (tx: Db, familyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('session'), hashtext(${familyId}))`);

/** The unused token of the session, reached from an earlier one; undefined where a secret was changed in between. */
async function latestAfter(tx: Db, token: string, { config }: Deps): Promise<string | undefined> {
  const secrets = [config.jwtSecret, ...(config.jwtSecretPrevious === undefined ? [] : [config.jwtSecretPrevious])];
  for (let last: string | undefined = token; last !== undefined;) {
    const candidates: string[] = [];
    for (const secret of secrets) candidates.push(successorOf(last, secret));
    const [row] = await tx
      .select()
      .from(refreshTokens)
      .where(inArray(refreshTokens.tokenHash, candidates.map(sha256)));
    last = row && candidates.find((candidate) => sha256(candidate) === row.tokenHash);
    if (row?.usedAt === null) return last;
  }
  return undefined;
}

/** Derives the next token from the one before and a secret, so that it can be issued again although only its hash is stored. */
function successorOf(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`refresh token after ${token}`).digest("base64url");
}

async function goOn(db: Db, fan: Fan, { deps, headers }: Asking, { familyId, refreshToken, openedAt }: Session): Promise<Tokens> {
  const { clock } = deps;
  await db.insert(refreshTokens).values({
    tokenHash: sha256(refreshToken),
    familyId,
    userId: fan.id,
    tokenVersion: fan.tokenVersion,
    device: deviceKind(headers),
    openedAt,
    createdAt: clock.now(),
    expiresAt: new Date(clock.nowMs() + REFRESH_TOKEN_DAYS * DAY_MS),
  });
  return { accessToken: await accessTokenOf(fan, familyId, deps), refreshToken };
}

function accessTokenOf({ id: userId, teamId, tokenVersion }: Fan, sessionId: string, { config, clock }: Deps): Promise<string> {
  return signAccessToken({ userId, teamId, tokenVersion, sessionId }, config.jwtSecret, clock);
}

/**
 * Ends one session. Every process looks for a session's refresh tokens with each request, so the session is over with the next one. Waits
 * for an exchange under way and deletes its successor too. Ends push messages to the session's device. The fan's other devices see the
 * change.
 */
export async function endSession(db: Db, familyId: string): Promise<void> {
  const [ended] = await db.transaction(async (tx) => {
    await lockSession(tx, familyId);
    const gone = await tx.delete(refreshTokens).where(eq(refreshTokens.familyId, familyId)).returning({ userId: refreshTokens.userId });
    await endPush(tx, { sessionId: familyId });
    return gone;
  });
  // After the session's transaction, because ending all sessions locks the fan before the tokens.
  if (ended) await touch(db, ended.userId);
}

/** The session that a refresh token of this club belongs to, used or not; undefined for an unknown token. */
export async function sessionOf(db: Db, refreshToken: string, teamId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ familyId: refreshTokens.familyId })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .where(and(eq(refreshTokens.tokenHash, sha256(refreshToken)), eq(users.teamId, teamId)));
  return found?.familyId;
}

/**
 * Ends every session of a fan, and every way to open one that is under way: deletes refresh tokens and permissions to set a new password,
 * and makes all access tokens outdated. The caller has locked the fan's row.
 */
export async function endSessions(db: Db, fan: Fan): Promise<void> {
  await db.delete(resetTokens).where(eq(resetTokens.userId, fan.id));
  await db.delete(refreshTokens).where(eq(refreshTokens.userId, fan.id));
  await endPush(db, { userId: fan.id });
  await db
    .update(users)
    .set({ tokenVersion: fan.tokenVersion + 1 })
    .where(eq(users.id, fan.id));
}
