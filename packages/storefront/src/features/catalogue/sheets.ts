import { queryOptions } from "@tanstack/react-query";
import { MINUTE_MS } from "@tribun/domain";
import type { ApiScope } from "../../platform/app/use-app.tsx";

/** Query for every version of every tariff's product information sheet, the newest version of each first (L03). */
export const sheetsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "product-sheets"],
    queryFn: async ({ signal }) => {
      const { productSheets } = await import("@tribun/api-client/calls/catalogue");
      return api(productSheets, { signal });
    },
    staleTime: 5 * MINUTE_MS,
  });
