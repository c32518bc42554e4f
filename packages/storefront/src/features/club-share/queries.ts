import { MINUTE_MS } from "@tribun/domain";
import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../platform/app/use-app.tsx";

/** Query for the sum that all fans' bills have given the club so far; it changes once a month. */
export const clubShareQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "clubShare"],
    queryFn: async ({ signal }) => {
      const { clubShare } = await import("@tribun/api-client/calls/club-share");
      return api(clubShare, { signal });
    },
    staleTime: 5 * MINUTE_MS,
  });

/** Query for the sum that the fan's own bills have given. */
export const ownShareQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "clubShare"],
    queryFn: async ({ signal }) => {
      const { myClubShare } = await import("@tribun/api-client/calls/club-share");
      return api(myClubShare, { signal });
    },
    staleTime: 0,
  });
