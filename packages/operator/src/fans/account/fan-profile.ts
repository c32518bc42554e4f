import type { User } from "@tribun/api-client/contract";
import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { fanProfiles } from "../../db/schema/account.ts";
import { fanPoints } from "../../db/schema/games.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Change } from "./profile-rules.ts";

const LIST_SIZE = 50;
const NEW = { nickname: null, avatar: null, listed: false };
const total = sql<number>`coalesce(sum(${fanPoints.points}), 0)::int`;

/** A fan's public profile. A fan without a stored profile is not listed. */
export async function profileOf(db: Db, userId: string): Promise<Omit<typeof fanProfiles.$inferSelect, "userId" | "teamId">> {
  const [row] = await db.select().from(fanProfiles).where(eq(fanProfiles.userId, userId));
  return row ?? NEW;
}

/** The profile as the fan sees it, with the fan's own points and rank. */
export async function ownProfile(db: Db, { id, teamId }: Pick<UserRow, "id" | "teamId">): Promise<NonNullable<User["profile"]>> {
  const { nickname, avatar, listed } = await profileOf(db, id);
  const points = await pointsOf(db, id);
  const rank = listed && { rank: 1 + (await db.$count(ranked(db, teamId).having(gt(total, points)).as("better"))) };
  return { ...(nickname !== null && { nickname }), ...(avatar !== null && { avatar }), listed, points, ...rank };
}

/** Changes a fan's public profile. Without a nickname the fan is not listed. Another fan's nickname violates `fan_profiles_nickname`. */
export async function saveProfile(db: Db, fan: UserRow, change: NonNullable<Change["profile"]>): Promise<void> {
  const before = await profileOf(db, fan.id);
  const nickname = change.nickname === undefined ? before.nickname : change.nickname;
  const avatar = change.avatar === undefined ? before.avatar : change.avatar;
  const listed = nickname !== null && (change.listed ?? before.listed);
  await db
    .insert(fanProfiles)
    .values({ userId: fan.id, teamId: fan.teamId, nickname, avatar, listed })
    .onConflictDoUpdate({ target: fanProfiles.userId, set: { nickname, avatar, listed } });
}

/** The sum of a fan's points. */
export async function pointsOf(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ points: total }).from(fanPoints).where(eq(fanPoints.userId, userId));
  return row?.points ?? 0;
}

/** Only the fans in a club's list by their own choice, with only what they chose to show (A9). */
const ranked = (db: Db, teamId: number) =>
  db
    .select({ nickname: fanProfiles.nickname, avatar: fanProfiles.avatar, points: total.as("points") })
    .from(fanProfiles)
    .innerJoin(users, eq(users.id, fanProfiles.userId))
    .leftJoin(fanPoints, eq(fanPoints.userId, fanProfiles.userId))
    .where(and(eq(fanProfiles.teamId, teamId), eq(fanProfiles.listed, true), isNotNull(fanProfiles.nickname), isNull(users.deletedAt)))
    .groupBy(fanProfiles.userId)
    .$dynamic();

/** The top of a club's public list. */
export async function ranking(db: Db, teamId: number): Promise<{ nickname: string; avatar?: string; points: number }[]> {
  const rows = await ranked(db, teamId).orderBy(desc(total), fanProfiles.nickname).limit(LIST_SIZE);
  return rows.map(({ nickname, avatar, points }) => ({ nickname: nickname ?? "", ...(avatar !== null && { avatar }), points }));
}
