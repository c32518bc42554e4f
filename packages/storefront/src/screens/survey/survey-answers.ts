import { ApiError } from "@tribun/api-client";
import { answerSurvey, surveyDetail } from "@tribun/api-client/calls/fan-service";
import type { Survey } from "@tribun/api-client/contract";
import * as v from "valibot";
import { createLatePaperForm } from "../../paper/create-paper-form.tsx";

const answerOf = ({ required }: Survey["questions"][number]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !required || text !== "", "surveyAnswer.required"),
    v.maxLength(2000, "text.tooLong"),
  );

/** The questions as the operator asks them; what is left empty counts as skipped. */
export const surveyAnswers = createLatePaperForm({
  name: "survey",
  ask: (api) => api(surveyDetail, { params: { id: "current" } }),
  of: ({ id, questions }: Survey) => ({
    schema: v.object(Object.fromEntries(questions.map((question) => [question.id, answerOf(question)]))),
    initial: Object.fromEntries(questions.map((question) => [question.id, ""])),
    boxes: {},
    send: async (api, given) => {
      const told = questions.flatMap(({ id: name, kind }) => {
        const answer = given[name] ?? "";
        return answer === "" ? [] : [[name, kind === "rating" ? Number(answer) : answer] as const];
      });
      try {
        await api(answerSurvey, { params: { id }, body: { answers: Object.fromEntries(told) } });
      } catch (error) {
        // Answered already, say in another window: it is with us, which is what the fan wants.
        if (!(error instanceof ApiError && error.reason === "alreadyAnswered")) throw error;
      }
      return "sent" as const;
    },
  }),
});
