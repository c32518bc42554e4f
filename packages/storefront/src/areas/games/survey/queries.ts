import { queryOptions } from "@tanstack/react-query";
import { surveyDetail } from "@tribun/api-client/calls/surveys";
import type { ApiScope } from "../../../platform/app/use-app.tsx";
import { surveyKey } from "./survey-key.ts";

/**
 * The current survey, for the prerenderer; the page is a standalone form and fetches without queries. Always unanswered, because the call
 * comes from the build or the club's server and not from the reader.
 */
export const surveyQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: surveyKey(language),
    queryFn: async ({ signal }) => ({ ...(await api(surveyDetail, { params: { id: "current" }, signal })), answered: false }),
  });
