import { answerLateForm } from "../../../platform/forms/no-script/answer.tsx";
import { definePage } from "../../../platform/page/page.ts";

export const survey = definePage({
  path: "/survey",
  title: "survey",
  drawn: "everybody",
  budget: "campaign",
  standalone: "survey",
  load: () => import("./survey.tsx"),
  screen: "Survey",
  // Only the prerenderer fetches these answers, because a standalone form has no queries.
  ...(import.meta.env.SSR && { first: () => import("./first.ts") }),
  ...(import.meta.env.SSR && { noScript: async () => [answerLateForm((await import("./survey-answers.ts")).surveyAnswers)] }),
  texts: ["survey", "forms", "errors", "validation"],
});
