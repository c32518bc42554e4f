import { type Api, ApiError } from "@tribun/api-client";
import { answerSurvey, surveyDetail } from "@tribun/api-client/calls/surveys";
import type { Survey } from "@tribun/api-client/contract";
import { createContext } from "react";
import { email } from "@tribun/domain";
import * as v from "valibot";
import type { Answered, NoScriptValues } from "../../../platform/forms/create-no-script-form.ts";

const answerOf = ({ required }: Survey["questions"][number]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !required || text !== "", "surveyAnswer.required"),
    v.maxLength(2000, "text.tooLong"),
  );

/**
 * The questions as the operator asks them; what is left empty counts as skipped. A guest also names a mailbox, and is one wherever no script
 * runs.
 */
export const surveyAnswers = {
  name: "survey",
  codes: {},
  answered: createContext<Answered<NoScriptValues<string, never>, "counted" | "mailed"> | undefined>(undefined),
  ask: (api: Api) => api(surveyDetail, { params: { id: "current" } }),
  of: ({ id, questions }: Survey, isGuest = true) => ({
    // Which survey it was drawn for: another may name its questions alike.
    schema: v.object(
      Object.fromEntries<v.GenericSchema<unknown, string>>([
        ["surveyId", v.literal(id)],
        ...questions.map((question) => [question.id, answerOf(question)] as const),
        ...(isGuest ? [["email", email] as const] : []),
      ]),
    ),
    initial: Object.fromEntries([
      ["surveyId", id] as const,
      ...questions.map((question) => [question.id, ""] as const),
      ...(isGuest ? [["email", ""] as const] : []),
    ]),
    boxes: {},
    /** `mailed` where the answer counts once the link in a mail is opened; one that counts already is as good as new. */
    send: async (api: Api, given: Readonly<Record<string, string>>): Promise<"counted" | "mailed"> => {
      const told = questions.flatMap(({ id: name, kind }) => {
        const answer = given[name] ?? "";
        return answer === "" ? [] : [[name, kind === "rating" ? Number(answer) : answer] as const];
      });
      const mailbox = given["email"];
      const body = { answers: Object.fromEntries(told), ...(mailbox !== undefined && { email: mailbox }) };
      try {
        const { status } = await api(answerSurvey, { params: { id }, body });
        return status === "confirmationSent" ? "mailed" : "counted";
      } catch (error) {
        if (!(error instanceof ApiError && error.reason === "alreadyAnswered")) throw error;
        return "counted";
      }
    },
  }),
};
