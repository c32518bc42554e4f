import { giveaways } from "@tribun/api-client/calls/giveaways";
import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../platform/app/api-scope.ts";
import { giveawaysKey } from "./giveaways-key.ts";

/** All giveaways of the club, for the prerenderer. The page is a standalone form and fetches without queries. */
export const giveawaysQuery = ({ api, language }: ApiScope) =>
  queryOptions({ queryKey: giveawaysKey(language), queryFn: ({ signal }) => api(giveaways, { signal }) });
