import type { QueryClient } from "@tanstack/react-query";
import { draftClubAtom, forgetPersonAtom, orderSecretsAtom, phoneProvenAtom, rereadDraftAtom } from "@tribun/checkout-wizard";
import { sessionAtom } from "../session/session-state.ts";
import { createQueryClient } from "./query-client.ts";
import { isAway } from "../app/connection.ts";
import { STANDING } from "./queries.ts";
import { type AppCore, type AppOptions, createCore } from "../app/core.ts";

/** Everything a page is made with, and what every route's guard and loader may use. */
export type App = AppCore & { readonly queryClient: QueryClient };

/** Makes the app of a page. Queries that failed because nobody answered are asked again when somebody does. */
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
    // Who has only run out of time comes back to what they typed.
    if (how === "left") core.store.set(forgetPersonAtom);
    if (how === "elsewhere") core.store.set(rereadDraftAtom);
    queryClient.removeQueries({ queryKey: ["private"] });
  });
  // Who has just been asked for need not be asked at once whether anything has changed.
  core.store.sub(sessionAtom, () => {
    const state = core.store.get(sessionAtom);
    if (state.status === "authenticated") queryClient.setQueryData(STANDING, state.user.standing);
  });
  core.store.set(draftClubAtom, options.brand.id);
  return { ...core, queryClient };
}
