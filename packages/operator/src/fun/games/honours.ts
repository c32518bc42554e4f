import { and, eq, isNotNull, min } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type Badge, fanPoints, userBadges } from "../../db/schema/games.ts";
import { lines } from "../../db/schema/lines.ts";
import type { UserRow } from "../../db/schema/users.ts";

type Fan = Pick<UserRow, "id" | "teamId">;
export type Points = {
  /** Source of the points, for example `game:<play id>`. The same source counts once. */
  readonly source: string;
  readonly points: number;
  readonly at: Date;
};

/** Gives a fan points once per source; repeated calls change nothing. The public ranking adds them up. */
export async function awardPoints(db: Db, fan: Fan, { source, points, at }: Points): Promise<void> {
  await db.insert(fanPoints).values({ userId: fan.id, teamId: fan.teamId, source, points, at }).onConflictDoNothing();
}

/** Gives a fan a badge. A badge that the fan already has keeps its first date. */
export async function awardBadge(db: Db, fan: Pick<UserRow, "id">, badge: Badge, at: Date): Promise<void> {
  await db.insert(userBadges).values({ userId: fan.id, badge, earnedAt: at }).onConflictDoNothing();
}

/** A fan's badges by date: `member` for the account, `firstLine` for the first active line, and the stored ones. */
export async function badgesOf(db: Db, fan: Pick<UserRow, "id" | "createdAt">): Promise<{ id: string; earnedAt: string }[]> {
  const given = await db.select().from(userBadges).where(eq(userBadges.userId, fan.id));
  const [first] = await db
    .select({ at: min(lines.activatedAt) })
    .from(lines)
    .where(and(eq(lines.userId, fan.id), isNotNull(lines.activatedAt)));
  const all = [
    { id: "member", at: fan.createdAt },
    ...(first?.at ? [{ id: "firstLine", at: first.at }] : []),
    ...given.map(({ badge, earnedAt }) => ({ id: badge, at: earnedAt })),
  ];
  return all.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ id, at }) => ({ id, earnedAt: at.toISOString() }));
}
