import { sql } from "drizzle-orm";
import type { Config } from "../../base/config/config.ts";
import type { Db } from "../../db/database.ts";
import { surveys } from "../../db/schema/fan-service.ts";
import { gamePlayers, gamePlays, games } from "../../db/schema/games.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { playerMarks } from "./players.ts";

type Keys = Pick<Config, "dataKey" | "dataKeyPrevious">;
type Fan = Pick<UserRow, "id" | "teamId" | "phone" | "email" | "emailVerified">;

/**
 * Badges that this fan lacks and cannot earn now: no game is left (each is played once), no win waits for a reward, or no survey is open. A
 * new game or survey may change that.
 */
export async function closedBadges(db: Db, keys: Keys, fan: Fan, earned: readonly string[], now: Date): Promise<string[]> {
  const missing = ["firstKick", "winner", "fullScore", "rewarded", "surveyor"].filter((badge) => !earned.includes(badge));
  if (missing.length === 0) return [];
  const marks = sql.join(
    playerMarks(keys, fan).map((mark) => sql`${mark}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ turn: boolean; win: boolean; survey: boolean }>(sql`
    select
      exists (
        select from ${games} g
        where not exists (select from ${gamePlays} p where p.game_id = g.id and p.user_id = ${fan.id} and p.state <> 'ready')
          and not exists (select from ${gamePlayers} k where k.game_id = g.id and k.team_id = ${fan.teamId} and k.mark in (${marks}))
      ) as turn,
      exists (select from ${gamePlays} p where p.user_id = ${fan.id} and p.state = 'won') as win,
      exists (select from ${surveys} s where s.opens_at <= ${now}::timestamptz and (s.closes_at is null or s.closes_at > ${now}::timestamptz)) as survey`);
  const open = rows[0] ?? { turn: false, win: false, survey: false };
  const isOpen: Record<string, boolean> = { rewarded: open.turn || open.win, surveyor: open.survey };
  return missing.filter((badge) => !(isOpen[badge] ?? open.turn));
}
