import { randomBytes, randomUUID } from "node:crypto";
import { isPlayed, type PenaltyKick, playPenalty, playTransition } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../db/database.ts";
import { gamePlays, type GamePlayRow, type GameRow } from "../../db/schema/games.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { Problem } from "../../http/problem.ts";
import { sha256 } from "../../security/seal.ts";
import { touch } from "../orders/store.ts";
import { awardBadge, awardPoints } from "./honours.ts";
import { hasPlayed, rememberPlayer } from "./players.ts";

const POINTS_PLAYED = 10;
const POINTS_WON = 30;

/** When it opens, and the settings; a trial's name the seed. */
type Opening = { readonly now: Date; readonly config: Config };

/** Another account of this phone or mailbox has played. */
const byAnother = () => new Problem("1027", { reason: "otherAccount" });

const newSeed = () => randomBytes(32).toString("hex");

/**
 * Opens a fan's turn with a new seed. Until the kicks are in it may be opened again; the seed before is void then.
 * @throws Problem 1027 for a game that this fan has played, with reason `otherAccount` where that was by another account
 */
export async function openPlay(db: Db, game: GameRow, user: UserRow, { now, config }: Opening): Promise<GamePlayRow> {
  const seed = config.gameSeed ?? newSeed();
  const own = and(eq(gamePlays.userId, user.id), eq(gamePlays.gameId, game.id));
  // A turn of this account's own tells by itself that it is over.
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
  if (!row) throw new Problem("1027");
  return row;
}

export type Attempt = {
  readonly keys: Pick<Config, "dataKey" | "dataKeyPrevious">;
  readonly playId: string;
  readonly commitment: string;
  readonly kicks: readonly PenaltyKick[];
};

/**
 * Plays a turn: the result follows from the stored seed and the kicks. The row is locked, so of two equal requests one plays; of two
 * accounts of one fan, which may both have begun, the one whose marks are written first.
 * @throws Problem 1027 for a turn that is over, and as `openPlay` does for another account's; a broken rule for a seed that a newer start has voided or for another number of kicks
 */
export async function playTurn(db: Db, game: GameRow, user: UserRow, attempt: Attempt, now: Date): Promise<GamePlayRow> {
  return db.transaction(async (tx) => {
    const own = and(eq(gamePlays.id, attempt.playId), eq(gamePlays.userId, user.id), eq(gamePlays.teamId, user.teamId));
    // Holds the fan's row too: an address that is being proven counts from here on, or waits and then finds this turn played.
    await touch(tx, user.id);
    const [fan = user] = await tx.select().from(users).where(eq(users.id, user.id));
    const [play] = await tx.select().from(gamePlays).where(own).for("update");
    if (!play) throw new Problem("-1", { status: 403 });
    if (isPlayed(play.state)) throw new Problem("1027");
    if (sha256(play.seed) !== attempt.commitment) throw validationProblem([{ field: "seed", rule: "gameSeed.expired" }]);
    if (attempt.kicks.length !== game.kicks) throw validationProblem([{ field: "kicks", rule: "gameKicks.count" }]);
    if (await hasPlayed(tx, attempt.keys, game.id, fan)) throw byAnother();
    const result = playPenalty(play.seed, attempt.kicks, game);
    const state = playTransition(play.state, result.outcome);
    if (!state) throw new Problem("1027");
    const [played] = await tx
      .update(gamePlays)
      .set({ state, kicks: [...attempt.kicks], result, playedAt: now })
      .where(own)
      .returning();
    if (!played) throw new Problem("1027");
    // Whoever handed in at the same moment was not seen before: the marks tell who was first.
    if (!(await rememberPlayer(tx, attempt.keys, game.id, fan))) throw byAnother();
    const won = result.outcome === "win";
    await awardPoints(tx, user, { source: `game:${play.id}`, points: POINTS_PLAYED + (won ? POINTS_WON : 0), at: now });
    await awardBadge(tx, user, "firstKick", now);
    if (won) await awardBadge(tx, user, "winner", now);
    if (result.goals === game.kicks) await awardBadge(tx, user, "fullScore", now);
    return played;
  });
}
