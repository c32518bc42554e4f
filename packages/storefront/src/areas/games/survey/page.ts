import { answerLateForm } from "../../../platform/forms/no-script/answer.tsx";
import { definePage } from "../../../platform/page/page.ts";

export const survey = definePage({
  path: "/survey",
  title: "survey",
  drawn: "everybody",
  standalone: "survey",
  load: () => import("./survey.tsx"),
  screen: "Survey",
  // Only the prerenderer asks: the file of a standalone form knows no queries.
  ...(import.meta.env.SSR && { first: () => import("./first.ts") }),
  ...(import.meta.env.SSR && { noScript: async () => [answerLateForm((await import("./survey-answers.ts")).surveyAnswers)] }),
  texts: ["survey", "forms", "errors", "validation"],
});
