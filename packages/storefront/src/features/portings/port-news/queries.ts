import { queryOptions } from "@tanstack/react-query";
import { myPortings } from "@tribun/api-client/calls/portings";
import type { ApiScope } from "../../../platform/app/use-app.tsx";

/** Query for the fan's portings. Its key is below `orders`, so that they are fetched again whenever the orders are. */
export const portingsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "orders", "portings"],
    queryFn: ({ signal }) => api(myPortings, { signal }),
    staleTime: 0,
  });
