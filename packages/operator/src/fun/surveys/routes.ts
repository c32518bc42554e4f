import { answerSurvey, surveyDetail } from "@tribun/api-client/contract";
import { and, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { surveyAnswers, surveys } from "../../db/schema/fan-service.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { BaseContext } from "../../http/context.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { awardBadge, awardPoints } from "../games/honours.ts";
import { touch } from "../../base/touch.ts";
import { mailboxHash } from "../giveaways/store.ts";
import { askGuest } from "./guest.ts";
import { answerErrors } from "./rules.ts";

const POINTS = 20;

export const surveyRoutes = [
  route(surveyDetail, async ({ params, ctx }) => {
    const row = await runningSurvey(ctx, params.id);
    const answered = ctx.user !== undefined && (await hasAnswered(ctx.db, row.id, ctx.user));
    return {
      id: row.id,
      title: row.title[ctx.language],
      questions: row.questions.map(({ id, kind, text, required, options }) => ({
        id,
        kind,
        required,
        text: text[ctx.language],
        ...(options && { options: options.map((option) => ({ id: option.id, text: option.text[ctx.language] })) }),
      })),
      answered,
    };
  }),
  route(answerSurvey, async ({ params, body, ctx }) => {
    const survey = await runningSurvey(ctx, params.id);
    const errors = answerErrors(survey.questions, body.answers);
    if (errors.length > 0) throw validationProblem(errors);
    const answeredAt = ctx.clock.now();
    const { deps, team, user, language } = ctx;
    const { answers, email } = body;
    if (!user) {
      if (email === undefined) throw validationProblem([{ field: "email", rule: "email.required" }]);
      await askGuest(deps, ctx.db, team, { surveyId: survey.id, email, answers, language });
      return { answeredAt: answeredAt.toISOString(), status: "confirmationSent" as const };
    }
    await ctx.db.transaction(async (tx) => {
      const own = { surveyId: survey.id, respondent: respondentOf(user), teamId: team.id, userId: user.id, mailbox: mailboxOf(user) };
      const written = await tx
        .insert(surveyAnswers)
        .values({ ...own, answers, language, answeredAt })
        .onConflictDoNothing()
        .returning({ surveyId: surveyAnswers.surveyId });
      if (written.length === 0) throw Problem.failed({ status: 409, reason: "alreadyAnswered" });
      await awardPoints(tx, user, { source: `survey:${survey.id}`, points: POINTS, at: answeredAt });
      await awardBadge(tx, user, "surveyor", answeredAt);
      await touch(tx, user.id);
    });
    return { answeredAt: answeredAt.toISOString(), status: "counted" as const };
  }),
];

const respondentOf = ({ id }: UserRow): string => `user:${id}`;

/** Hash of the fan's mailbox if it is verified, because the fan may already have answered as a guest with it. */
const mailboxOf = ({ email, emailVerified }: UserRow): string | null => (emailVerified ? mailboxHash(email) : null);

/** Whether this account, or a guest with its verified mailbox, has already answered. */
async function hasAnswered(db: Db, surveyId: string, user: UserRow): Promise<boolean> {
  const mailbox = mailboxOf(user);
  const own = eq(surveyAnswers.respondent, respondentOf(user));
  const asGuest = mailbox === null ? undefined : and(eq(surveyAnswers.teamId, user.teamId), eq(surveyAnswers.mailbox, mailbox));
  return (await db.$count(surveyAnswers, and(eq(surveyAnswers.surveyId, surveyId), or(own, asGuest)))) > 0;
}

/** @throws Problem -1 with status 404 for a survey that is not open */
async function runningSurvey({ db, clock }: BaseContext, id: string) {
  const now = clock.now();
  const [row] = await db
    .select()
    .from(surveys)
    .where(
      and(
        id === "current" ? undefined : eq(surveys.id, id),
        lte(surveys.opensAt, now),
        or(isNull(surveys.closesAt), gt(surveys.closesAt, now)),
      ),
    )
    .orderBy(desc(surveys.opensAt))
    .limit(1);
  if (!row) throw Problem.failed({ status: 404, reason: "unknownSurvey" });
  return row;
}
