import { germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { GamePlayRow, RewardRow } from "../../db/schema/games.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import type { PushKind } from "../../words/push-texts.ts";
import { REWARD_MAILS, type RewardMails } from "../../words/reward-texts.ts";
import { writtenDay } from "../../words/written.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { tellByPush } from "../../reach/push/send.ts";
import { greetingTo } from "../../words/greeting.ts";

const PUSHES: Readonly<Record<keyof RewardMails, PushKind>> = { booked: "rewardBooked", ending: "rewardEnding" };

/** A turn and its reward. */
export type Waiting = { readonly play: GamePlayRow; readonly reward: RewardRow };

/** Sends mail and push about a parked reward when it is booked or about to end, in the transaction of that change. */
export async function tellReward(
  deps: Deps,
  db: Db,
  { play: { userId }, reward: { title } }: Waiting,
  kind: keyof RewardMails,
  until: Date,
): Promise<void> {
  const [fan] = await db.select().from(users).where(eq(users.id, userId));
  const team = fan && deps.teams.get(fan.teamId);
  if (!fan || !team) return;
  const { language, email } = fan;
  // The fan finds the reward there even after the club has switched games off.
  const results = `${team.origin}/dashboard/rewards`;
  const facts = { greeting: greetingTo(fan, language), club: team.name, origin: team.origin, results, reward: title[language] };
  const text = REWARD_MAILS[language][kind]({ ...facts, until: writtenDay(germanDay(until.getTime()), language) });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: email, letter: text });
  await tellByPush(deps, db, userId, { kind: PUSHES[kind] });
}
