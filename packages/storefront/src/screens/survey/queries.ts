import { queryOptions } from "@tanstack/react-query";
import { surveyDetail } from "@tribun/api-client/calls/fan-service";
import type { ApiScope } from "../../api/queries.ts";
import { surveyKey } from "./survey-key.ts";

/** The survey that runs, for the prerenderer; the page itself is a form alone and asks without queries. */
export const surveyQuery = ({ api, language }: ApiScope) =>
  queryOptions({ queryKey: surveyKey(language), queryFn: ({ signal }) => api(surveyDetail, { params: { id: "current" }, signal }) });
