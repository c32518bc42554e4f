import { randomUUID } from "node:crypto";
import { germanDay, INVITATION_GB, INVITATIONS_PER_YEAR, startOfGermanDay } from "@tribun/domain";
import { and, eq, gte, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { invitationBonuses } from "../../db/schema/games.ts";
import { type LineRow, lines } from "../../db/schema/lines.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { INVITATION_MAILS } from "../../words/invitation-texts.ts";
import { writtenDay } from "../../words/written.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { hasGames } from "../games/offered.ts";
import { activeLine, parkedUntil } from "../games/rewards.ts";
import { touch } from "../../base/touch.ts";
import { giveInviter, giveVolume, invitationEnd } from "./book.ts";
import { isNewFriend, volumeOf } from "./known-friends.ts";
import { greetingTo } from "../../words/greeting.ts";

type MailKind = keyof (typeof INVITATION_MAILS)["de"];

/**
 * Gives both sides their volume when an invited fan's first line has started, so an unfulfilled order earns nothing. A withdrawal removes
 * the friend's volume with the line; the inviter keeps theirs. Each invited fan counts once, whatever lines or accounts follow.
 */
export const payInvitation = defineJob("invitation.pay", v.object({ lineId: uuid }), async ({ lineId }, { deps, db }) => {
  const [line] = await db.select().from(lines).where(eq(lines.id, lineId));
  if (!line || line.state === "ended" || !(await isFirst(db, line))) return;
  const [friend] = await db.select().from(users).where(eq(users.id, line.userId));
  if (!friend || friend.invitedBy === null || !(await isNewFriend(db, deps.config, friend))) return;
  // The friend gets the volume promised at registration, even if the inviter's account is gone.
  if (!(await giveVolume(deps, db, line.id, volumeOf(friend.id)))) return;
  await tell(deps, db, friend, "friend", invitationEnd(deps));
  await payInviter(deps, db, friend.teamId, friend.invitedBy);
});

/** Whether this is the fan's first line. Of two lines with the same start, the smaller id is the first. */
async function isFirst(db: Db, { id, userId, activatedAt }: LineRow): Promise<boolean> {
  if (!activatedAt) return false;
  const earlier = or(lt(lines.activatedAt, activatedAt), and(eq(lines.activatedAt, activatedAt), lt(lines.id, id)));
  return (await db.$count(lines, and(eq(lines.userId, userId), isNotNull(lines.activatedAt), earlier))) === 0;
}

/** Gives the inviter the volume. A deleted account has no code and gets nothing. */
async function payInviter(deps: Deps, db: Db, teamId: number, code: string): Promise<void> {
  // Locked, so that simultaneous friends are counted one after the other.
  const [inviter] = await db
    .select()
    .from(users)
    .where(and(eq(users.invitationCode, code), eq(users.teamId, teamId), isNull(users.deletedAt)))
    .for("no key update");
  if (!inviter) return;
  await touch(db, inviter.id);
  const now = deps.clock.now();
  const year = new Date(startOfGermanDay(`${germanDay(now.getTime()).slice(0, 4)}-01-01`));
  const { userId, state, earnedAt } = invitationBonuses;
  const paid = and(eq(userId, inviter.id), inArray(state, ["booked", "parked"]), gte(earnedAt, year));
  const base = { id: randomUUID(), teamId: inviter.teamId, userId: inviter.id, gb: INVITATION_GB, earnedAt: now };
  if ((await db.$count(invitationBonuses, paid)) >= INVITATIONS_PER_YEAR) {
    await db.insert(invitationBonuses).values({ ...base, state: "full" });
    return;
  }
  const lineId = await activeLine(db, inviter.id);
  if (lineId) {
    await db.insert(invitationBonuses).values({ ...base, state: "booked" });
    await giveInviter(deps, db, base, lineId);
    return tell(deps, db, inviter, "booked", invitationEnd(deps));
  }
  const until = parkedUntil(now);
  await db.insert(invitationBonuses).values({ ...base, state: "parked", parkedUntil: until });
  return tell(deps, db, inviter, "parked", until);
}

/** Mails about promised volume, which is no advertising. The mail does not reveal the other fan. */
async function tell(deps: Deps, db: Db, fan: UserRow, kind: MailKind, until: Date): Promise<void> {
  const team = deps.teams.get(fan.teamId);
  if (!team) return;
  const { language, email } = fan;
  const day = writtenDay(germanDay(until.getTime()), language);
  const results = `${team.origin}${hasGames(team) ? "/dashboard/rewards" : "/dashboard/account/profile"}`;
  const facts = { greeting: greetingTo(fan, language), club: team.name, origin: team.origin, results, gb: INVITATION_GB };
  const text = INVITATION_MAILS[language][kind]({ ...facts, until: day });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: email, letter: text });
}
