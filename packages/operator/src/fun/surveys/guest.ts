import { randomUUID } from "node:crypto";
import { GIVEAWAY_CONFIRM_HOURS, HOUR_MS, type Language } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { type Db, outsideOf } from "../../db/database.ts";
import { guestAnswers, surveyAnswers } from "../../db/schema/fan-service.ts";
import type { Deps } from "../../kernel/deps.ts";
import { hasRoom } from "../../http/rate-limit.ts";
import { SURVEY_MAILS, SURVEY_WORDS } from "../../words/survey-texts.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { linkKey } from "../../security/link-key.ts";
import { readLink, signLink } from "../../security/link-token.ts";
import type { Team } from "../../base/teams.ts";
import { linkPage } from "../../http/page/link-page.ts";
import { mailboxHash } from "../giveaways/store.ts";
import type { Answers } from "./rules.ts";

/** Name of the linked page, which is also the purpose of its token. */
export const SURVEY_LINK = "survey";
const MAILS_PER_DAY = { max: 3, seconds: 86_400 };

type Given = { readonly surveyId: string; readonly email: string; readonly answers: Answers; readonly language: Language };

/**
 * Stores a guest's answers and mails the confirmation link, as giveaways do. The first answer whose link is opened counts. Every address
 * gets the same response, even if it has already answered or got too many mails.
 */
export async function askGuest(deps: Deps, db: Db, team: Team, given: Given): Promise<void> {
  const now = deps.clock.now();
  const mailbox = mailboxHash(given.email);
  // Counted outside the transaction, because the call must not fail over the limit.
  if (!(await hasRoom(outsideOf(deps.db), `survey-mail:${team.id}:${mailbox}`, MAILS_PER_DAY, now))) return;
  const { surveyId, answers, language } = given;
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + GIVEAWAY_CONFIRM_HOURS * HOUR_MS);
  await db.insert(guestAnswers).values({ id, surveyId, teamId: team.id, mailbox, answers, language, answeredAt: now, expiresAt });
  const link = `${team.origin}/c/${SURVEY_LINK}/${signLink(id, SURVEY_LINK, await linkKey(db))}`;
  const text = SURVEY_MAILS[language]({ club: team.name, link });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: given.email, letter: text });
}

/** The page behind the link of a guest's mail; its button makes the answer count. */
export const surveyPages = linkPage({
  name: SURVEY_LINK,
  read: async (db, token) => readLink(token, SURVEY_LINK, await linkKey(db)),
  keyOf: (id) => id,
  recipient: async (db, id) => {
    const [found] = await db
      .select({ teamId: guestAnswers.teamId, language: guestAnswers.language })
      .from(guestAnswers)
      .where(eq(guestAnswers.id, id));
    return found;
  },
  carryOut: count,
  words: SURVEY_WORDS,
});

/** Makes an answer count, once per mailbox. A repeated call or another link of the mailbox also returns `done`. */
async function count(deps: Deps, id: string): Promise<{ kind: "done" | "late" }> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const [given] = await tx.select().from(guestAnswers).where(eq(guestAnswers.id, id));
    if (!given || given.expiresAt <= now) return { kind: "late" };
    const { surveyId, teamId, mailbox, answers, language, answeredAt } = given;
    await tx
      .insert(surveyAnswers)
      .values({ surveyId, respondent: `guest:${id}`, teamId, userId: null, mailbox, answers, language, answeredAt })
      .onConflictDoNothing();
    return { kind: "done" };
  });
}
