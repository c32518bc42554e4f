import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant } from "../schemas/common.ts";
import { survey, surveyAnswers } from "../schemas/survey.ts";

export const surveyDetail = defineCall({
  id: "surveyDetail",
  method: "GET",
  path: "/api/surveys/{id}",
  auth: "optional",
  summary: "A survey; `current` is the one that runs",
  params: v.object({ id }),
  payload: survey,
  codes: [],
});
export const answerSurvey = defineCall({
  id: "answerSurvey",
  method: "POST",
  path: "/api/surveys/{id}/answers",
  auth: "optional",
  limit: { max: 20, seconds: 3600 },
  summary: "Answers a survey, once for each account; a guest's answer counts once the link in the mail is opened",
  params: v.object({ id }),
  body: surveyAnswers,
  payload: v.object({ answeredAt: instant, status: v.picklist(["counted", "confirmationSent"]) }),
  codes: [],
});
