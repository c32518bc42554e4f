import { queryOptions } from "@tanstack/react-query";
import { phoneRegistries } from "@tribun/api-client/calls/catalogue";
import { myPortings } from "@tribun/api-client/calls/portings";
import type { ApiScope } from "../../api/queries.ts";

/** Own numbers on their way. Below `orders`, so that they are read again whenever these are. */
export const portingsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "orders", "portings"],
    queryFn: ({ signal }) => api(myPortings, { signal }),
    staleTime: 0,
  });

/** Numbers without a fee, to start with instead of one that does not come. */
export const freeNumbersQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "free-numbers"],
    queryFn: ({ signal }) => api(phoneRegistries, { query: { kind: "general" }, signal }),
    staleTime: 0,
  });
