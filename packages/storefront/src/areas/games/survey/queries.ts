import { queryOptions } from "@tanstack/react-query";
import { surveyDetail } from "@tribun/api-client/calls/surveys";
import type { ApiScope } from "../../../platform/app/api-scope.ts";
import { surveyKey } from "./survey-key.ts";

/**
 * The survey that runs, for the prerenderer; the page itself is a form alone and asks without queries. Drawn unanswered, as whoever asks
 * here is not who reads: the build, or, where no script runs, everybody on the same connection.
 */
export const surveyQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: surveyKey(language),
    queryFn: async ({ signal }) => ({ ...(await api(surveyDetail, { params: { id: "current" }, signal })), answered: false }),
  });
