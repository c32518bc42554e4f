import { queryOptions } from "@tanstack/react-query";
import { myPortings } from "@tribun/api-client/calls/portings";
import type { ApiScope } from "../../../platform/app/api-scope.ts";

/** Own numbers on their way. Below `orders`, so that they are read again whenever these are. */
export const portingsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "orders", "portings"],
    queryFn: ({ signal }) => api(myPortings, { signal }),
    staleTime: 0,
  });
