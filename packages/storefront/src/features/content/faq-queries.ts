import { MINUTE_MS } from "@tribun/domain";
import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../platform/app/use-app.tsx";

const CONTENT_MS = 5 * MINUTE_MS;

/** Query for the club's questions and answers, in the editors' order. */
export const questionsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "questions"],
    queryFn: async ({ signal }) => {
      const { mediaContents } = await import("@tribun/api-client/calls/content");
      return api(mediaContents, { query: { type: "faq" }, signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for the topics of the questions. */
export const topicsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "topics"],
    queryFn: async ({ signal }) => {
      const { categories } = await import("@tribun/api-client/calls/content");
      return api(categories, { query: { scope: "faq" }, signal });
    },
    staleTime: CONTENT_MS,
  });
