import { randomBytes, randomUUID } from "node:crypto";
import { isPlayed, type PenaltyKick, playPenalty, playTransition } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Config } from "../../base/config/config.ts";
import type { Db } from "../../db/database.ts";
import { gamePlays, type GamePlayRow, type GameRow } from "../../db/schema/games.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { sha256 } from "../../security/seal.ts";
import { touch } from "../../base/touch.ts";
import { awardBadge, awardPoints } from "./honours.ts";
import { hasPlayed, rememberPlayer } from "./players.ts";

const POINTS_PLAYED = 10;
const POINTS_WON = 30;

/** Opening time and settings. SANDBOX_GAME_SEED fixes the seed. */
type Opening = { readonly now: Date; readonly config: Config };

/** Another account with this phone or mailbox has played. */
const byAnother = () => Problem.alreadyPlayed({ reason: "otherAccount" });

const newSeed = () => randomBytes(32).toString("hex");

/**
 * Opens a fan's turn with a new seed. The fan may reopen it until the kicks are submitted; that voids the earlier seed.
 * @throws Problem 1027 when this fan has already played the game, with reason `otherAccount` when it was with another account
 */
export async function openPlay(db: Db, game: GameRow, user: UserRow, { now, config }: Opening): Promise<GamePlayRow> {
  const seed = config.gameSeed ?? newSeed();
  const own = and(eq(gamePlays.userId, user.id), eq(gamePlays.gameId, game.id));
  // When this account itself has played, the insert below reports it without the reason `otherAccount`.
  const [mine] = await db.select({ state: gamePlays.state }).from(gamePlays).where(own);
  if (!(mine && isPlayed(mine.state)) && (await hasPlayed(db, config, game.id, user))) throw byAnother();
  const [row] = await db
    .insert(gamePlays)
    .values({ id: randomUUID(), teamId: user.teamId, userId: user.id, gameId: game.id, state: "ready", seed, startedAt: now })
    .onConflictDoUpdate({
      target: [gamePlays.userId, gamePlays.gameId],
      set: { seed, startedAt: now },
      setWhere: eq(gamePlays.state, "ready"),
    })
    .returning();
  if (!row) throw Problem.alreadyPlayed();
  return row;
}

export type Attempt = {
  readonly keys: Pick<Config, "dataKey" | "dataKeyPrevious">;
  readonly playId: string;
  readonly commitment: string;
  readonly kicks: readonly PenaltyKick[];
};

/**
 * Plays a turn: the result follows from the stored seed and the kicks. The row is locked, so one of two equal requests plays. Of two
 * accounts of one fan, the one that writes its marks first plays.
 * @throws Problem 1027 for a finished turn, with reason `otherAccount` when another account of the fan played; a validation problem for a
 * voided seed or a wrong number of kicks
 */
export async function playTurn(db: Db, game: GameRow, user: UserRow, attempt: Attempt, now: Date): Promise<GamePlayRow> {
  return db.transaction(async (tx) => {
    const own = and(eq(gamePlays.id, attempt.playId), eq(gamePlays.userId, user.id), eq(gamePlays.teamId, user.teamId));
    // Lock the fan's row too. A transaction that verifies an address then either commits first and counts here, or waits and finds this
    // turn played.
    await touch(tx, user.id);
    const [fan = user] = await tx.select().from(users).where(eq(users.id, user.id));
    const [play] = await tx.select().from(gamePlays).where(own).for("update");
    if (!play) throw Problem.failed({ status: 403 });
    if (isPlayed(play.state)) throw Problem.alreadyPlayed();
    if (sha256(play.seed) !== attempt.commitment) throw validationProblem([{ field: "seed", rule: "gameSeed.expired" }]);
    if (attempt.kicks.length !== game.kicks) throw validationProblem([{ field: "kicks", rule: "gameKicks.count" }]);
    if (await hasPlayed(tx, attempt.keys, game.id, fan)) throw byAnother();
    const result = playPenalty(play.seed, attempt.kicks, game);
    const state = playTransition(play.state, result.outcome);
    if (!state) throw Problem.alreadyPlayed();
    const [played] = await tx
      .update(gamePlays)
      .set({ state, kicks: [...attempt.kicks], result, playedAt: now })
      .where(own)
      .returning();
    if (!played) throw Problem.alreadyPlayed();
    // The check above cannot see a simultaneous turn of another account; the unique marks decide which was first.
    if (!(await rememberPlayer(tx, attempt.keys, game.id, fan))) throw byAnother();
    const won = result.outcome === "win";
    await awardPoints(tx, user, { source: `game:${play.id}`, points: POINTS_PLAYED + (won ? POINTS_WON : 0), at: now });
    await awardBadge(tx, user, "firstKick", now);
    if (won) await awardBadge(tx, user, "winner", now);
    if (result.goals === game.kicks) await awardBadge(tx, user, "fullScore", now);
    return played;
  });
}
