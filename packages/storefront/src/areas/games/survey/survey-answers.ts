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
 * The operator's questions as a no-script form; an empty answer counts as skipped. A guest also gives an e-mail address. Without a script
 * every fan is a guest.
 */
export const surveyAnswers = {
  name: "survey",
  codes: {},
  answered: createContext<Answered<NoScriptValues<string, never>, "counted" | "mailed"> | undefined>(undefined),
  ask: (api: Api) => api(surveyDetail, { params: { id: "current" } }),
  of: ({ id, questions }: Survey, isGuest = true) => ({
    // The survey of this form; another survey may use the same question names.
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
    /**
     * Sends the answers. `mailed` if the answer counts after the fan opens the link in a mail; an answer that already counts is `counted`
     * too.
     */
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
