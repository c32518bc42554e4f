import { answerLateForm } from "../../../platform/forms/no-script/answer.tsx";
import { definePage, type FetchFirst } from "../../../platform/page/page.ts";
import { surveyQuery } from "./queries.ts";

// Only the prerenderer fetches these answers, because a standalone form has no queries.
const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(surveyQuery(scope))];

export const survey = definePage({
  path: "/survey",
  title: "survey",
  drawn: "everybody",
  budget: "campaign",
  standalone: "survey",
  load: () => import("./survey.tsx"),
  screen: "Survey",
  ...(import.meta.env.SSR && { fetchFirst }),
  ...(import.meta.env.SSR && { noScript: async () => [answerLateForm((await import("./survey-answers.ts")).surveyAnswers)] }),
  texts: ["survey", "forms", "errors", "validation"],
});
