import { queryOptions } from "@tanstack/react-query";
import { devices } from "@tribun/api-client/calls/devices";
import { myPasskeys } from "@tribun/api-client/calls/passkeys";
import type { ApiScope } from "../../../../platform/app/use-app.tsx";
import { OWN_MS } from "../../../../platform/queries/queries.ts";

/** The fan's passkeys, the same in every language. */
export const passkeysQuery = ({ api }: Pick<ApiScope, "api">) =>
  queryOptions({ queryKey: ["private", "passkeys"], queryFn: ({ signal }) => api(myPasskeys, { signal }), staleTime: OWN_MS });

/** The devices with a session, the same in every language. */
export const devicesQuery = ({ api }: Pick<ApiScope, "api">) =>
  queryOptions({ queryKey: ["private", "devices"], queryFn: ({ signal }) => api(devices, { signal }), staleTime: OWN_MS });
