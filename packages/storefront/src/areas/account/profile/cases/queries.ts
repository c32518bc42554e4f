import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../../platform/app/use-app.tsx";
import { OWN_MS } from "../../../../platform/queries/queries.ts";

/** The fan's messages to support from a session. */
export const casesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "cases"],
    queryFn: async ({ signal }) => {
      const { supportCases } = await import("@tribun/api-client/calls/fan-service");
      return api(supportCases, { signal });
    },
    staleTime: OWN_MS,
  });
