import { answerSurvey, surveyDetail } from "@tribun/api-client/contract";
import { and, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { surveyAnswers, surveys } from "../../db/schema/fan-service.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { BaseContext } from "../../http/context.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import { sha256 } from "../../security/seal.ts";
import { awardBadge, awardPoints } from "../games/honours.ts";
import { touch } from "../orders/store.ts";
import { answerErrors } from "./rules.ts";

const POINTS = 20;

export const surveyRoutes = [
  route(surveyDetail, async ({ params, ctx }) => {
    const row = await runningSurvey(ctx, params.id);
    const respondent = respondentOf(ctx);
    const given = await ctx.db
      .select({ at: surveyAnswers.answeredAt })
      .from(surveyAnswers)
      .where(and(eq(surveyAnswers.surveyId, row.id), eq(surveyAnswers.respondent, respondent)));
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
      answered: given.length > 0,
    };
  }),
  route(answerSurvey, async ({ params, body, ctx }) => {
    const survey = await runningSurvey(ctx, params.id);
    const errors = answerErrors(survey.questions, body.answers);
    if (errors.length > 0) throw validationProblem(errors);
    const respondent = respondentOf(ctx);
    const answeredAt = ctx.clock.now();
    await ctx.db.transaction(async (tx) => {
      const { team, user, language } = ctx;
      const answers = body.answers;
      const written = await tx
        .insert(surveyAnswers)
        .values({ surveyId: survey.id, respondent, teamId: team.id, userId: user?.id ?? null, answers, language, answeredAt })
        .onConflictDoNothing()
        .returning({ surveyId: surveyAnswers.surveyId });
      if (written.length === 0) throw new Problem("-1", { status: 409, reason: "alreadyAnswered" });
      if (!user) return;
      await awardPoints(tx, user, { source: `survey:${survey.id}`, points: POINTS, at: answeredAt });
      await awardBadge(tx, user, "surveyor", answeredAt);
      await touch(tx, user.id);
    });
    return { answeredAt: answeredAt.toISOString() };
  }),
];

type Who = BaseContext & { readonly user: UserRow | undefined };

/** Who answers: the fan, the browser by its cart token or, where there is neither, the address, which is not kept in the clear. */
function respondentOf({ user, cartToken, ip, deps }: Who): string {
  if (user) return `user:${user.id}`;
  return cartToken ? `cart:${cartToken}` : `address:${sha256(`${deps.config.jwtSecret} ${ip}`)}`;
}

/** @throws Problem -1 with status 404 for none that runs */
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
  if (!row) throw new Problem("-1", { status: 404, reason: "unknownSurvey" });
  return row;
}
