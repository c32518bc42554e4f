import type { Api } from "@tribun/api-client";
import type { User } from "@tribun/api-client/contract";

/** The fan, and the API client that fetches what another tariff allows. */
export type ChoosingFan = { readonly api: Api; readonly session: "loading" | "authenticated" | "unauthenticated"; readonly user?: User };
