import { type Api, ApiError } from "@tribun/api-client";
import { answerSurvey, surveyDetail } from "@tribun/api-client/calls/surveys";
import type { Survey } from "@tribun/api-client/contract";
import { createContext } from "react";
import * as v from "valibot";
import type { Answered, PaperValues } from "../../paper/create-paper-form.ts";

const answerOf = ({ required }: Survey["questions"][number]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !required || text !== "", "surveyAnswer.required"),
    v.maxLength(2000, "text.tooLong"),
  );

/** The questions as the operator asks them; what is left empty counts as skipped. */
export const surveyAnswers = {
  name: "survey",
  codes: {},
  answered: createContext<Answered<PaperValues<string, never>, "sent" | "known"> | undefined>(undefined),
  ask: (api: Api) => api(surveyDetail, { params: { id: "current" } }),
  of: ({ id, questions }: Survey) => ({
    // Which survey it was drawn for: another may name its questions alike.
    schema: v.object(
      Object.fromEntries<v.GenericSchema<unknown, string>>([
        ["surveyId", v.literal(id)],
        ...questions.map((question) => [question.id, answerOf(question)] as const),
      ]),
    ),
    initial: Object.fromEntries([["surveyId", id] as const, ...questions.map((question) => [question.id, ""] as const)]),
    boxes: {},
    /** `known` where there is an answer already: of this fan or browser or, where no script runs, of anybody on the same connection. */
    send: async (api: Api, given: Readonly<Record<string, string>>): Promise<"sent" | "known"> => {
      const told = questions.flatMap(({ id: name, kind }) => {
        const answer = given[name] ?? "";
        return answer === "" ? [] : [[name, kind === "rating" ? Number(answer) : answer] as const];
      });
      try {
        await api(answerSurvey, { params: { id }, body: { answers: Object.fromEntries(told) } });
      } catch (error) {
        if (!(error instanceof ApiError && error.reason === "alreadyAnswered")) throw error;
        return "known";
      }
      return "sent";
    },
  }),
};
