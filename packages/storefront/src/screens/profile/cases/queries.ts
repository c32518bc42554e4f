import { queryOptions } from "@tanstack/react-query";
import { supportCases } from "@tribun/api-client/calls/fan-service";
import { type ApiScope, OWN_MS } from "../../../api/queries.ts";

/** What the fan has written to support while signed in. */
export const casesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "cases"],
    queryFn: ({ signal }) => api(supportCases, { signal }),
    staleTime: OWN_MS,
  });
