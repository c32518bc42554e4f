import { queryOptions } from "@tanstack/react-query";
import { devices } from "@tribun/api-client/calls/devices";
import { type ApiScope, OWN_MS } from "../../../api/queries.ts";

/** Where the fan is signed in; the same in every language. */
export const devicesQuery = ({ api }: Pick<ApiScope, "api">) =>
  queryOptions({ queryKey: ["private", "devices"], queryFn: ({ signal }) => api(devices, { signal }), staleTime: OWN_MS });
