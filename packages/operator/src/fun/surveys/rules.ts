import type { SurveyQuestion } from "../../db/schema/fan-service.ts";
import type { FieldError } from "../../base/problem.ts";

export type Answers = Readonly<Record<string, string | number>>;

/** Errors for invalid answers, for answers without a question and for missing required answers. */
export function answerErrors(questions: readonly SurveyQuestion[], answers: Answers): FieldError[] {
  const errors: FieldError[] = [];
  const ids = new Set(questions.map(({ id }) => id));
  for (const name of Object.keys(answers)) if (!ids.has(name)) errors.push({ field: "answers", rule: "surveyAnswer.invalid" });
  for (const question of questions) {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    const field = `answers.${question.id}`;
    if (answer === undefined || answer === "") {
      if (question.required) errors.push({ field, rule: "surveyAnswer.required" });
    } else if (!fits(question, answer)) errors.push({ field, rule: "surveyAnswer.invalid" });
  }
  return errors;
}

function fits({ kind, options = [] }: SurveyQuestion, answer: string | number): boolean {
  switch (kind) {
    case "rating":
      return typeof answer === "number" && answer >= 1 && answer <= 5;
    case "choice":
      return options.some(({ id }) => id === answer);
    case "text":
      return typeof answer === "string";
  }
}
