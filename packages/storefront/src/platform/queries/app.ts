import type { QueryClient } from "@tanstack/react-query";
import { draftClubAtom, forgetPersonAtom, orderSecretsAtom, phoneProvenAtom, rereadDraftAtom } from "@tribun/checkout-wizard";
import { sessionAtom } from "../session/session-state.ts";
import { createQueryClient } from "./query-client.ts";
import { isAway } from "../app/connection.ts";
import { STANDING } from "./queries.ts";
import { type AppCore, type AppOptions, createCore } from "../app/core.ts";
import type { ApiScope } from "../app/use-app.tsx";

/** Everything that a page is built with, and what every route's guard and loader may use. */
export type App = AppCore & { readonly queryClient: QueryClient };

/** Creates the app of a page. Queries that failed without an answer are fetched again when the operator answers. */
export async function createApp(options: AppOptions): Promise<App> {
  const refresh = () => {
    void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => isAway(state.error) });
  };
  const queryClient: QueryClient = createQueryClient((error) => {
    if (isAway(error)) core.connection.whenBack(refresh);
  });
  const core: AppCore = await createCore(options, (how) => {
    core.store.set(orderSecretsAtom, {});
    core.store.set(phoneProvenAtom, undefined);
    // A fan whose session has expired comes back to what they typed.
    if (how === "left") core.store.set(forgetPersonAtom);
    if (how === "elsewhere") core.store.set(rereadDraftAtom);
    queryClient.removeQueries({ queryKey: ["private"] });
  });
  // Fetching the user already returns the current revision, so seed the ping query with it and skip the next poll.
  core.store.sub(sessionAtom, () => {
    const state = core.store.get(sessionAtom);
    if (state.status === "authenticated") queryClient.setQueryData(STANDING, state.user.standing);
  });
  core.store.set(draftClubAtom, options.brand.id);
  return { ...core, queryClient };
}

/** API client, language and club outside React, for loaders. */
export function scopeOf({ api, i18n, brand }: Pick<App, "api" | "i18n" | "brand">): ApiScope {
  return { api, language: i18n.language, brand };
}
