import type { QueryKey } from "@tanstack/react-query";
import type { App } from "../api/app.ts";
import { sessionAtom } from "../session/session-state.ts";
import { subjectOf } from "../session/token.ts";
import { isKept, restoreKept, writeKept } from "./kept.ts";
import { watchOver } from "./watch-over.ts";

/**
 * Keeps what a signed-in fan sees of usage and bills for a time without a network, and has the page watched over by the worker that
 * opens it then. Nothing of it is waited for. Call it once a page, when somebody is signed in.
 */
export function keepForOffline({ store, session, queryClient }: Pick<App, "store" | "session" | "queryClient">): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const signedIn = () => (store.get(sessionAtom).status === "authenticated" ? subjectOf(session.accessToken()) : undefined);
  const write = () => {
    timer = undefined;
    const fan = signedIn();
    if (fan !== undefined) writeKept(fan, queryClient);
  };
  queryClient
    .getQueryCache()
    .subscribe(({ type, query: { queryKey, state } }: { type: string; query: { queryKey: QueryKey; state: { status: string } } }) => {
      if (type === "updated" && state.status === "success" && isKept(queryKey)) timer ??= setTimeout(write);
    });
  write();
  // Whoever loses the network and only then turns to the bills.
  addEventListener("offline", () => {
    const fan = signedIn();
    if (fan !== undefined) restoreKept(fan, queryClient);
  });
  if (import.meta.env.PROD && import.meta.env.OFFLINE !== "off") watchOver();
}

declare global {
  interface ImportMetaEnv {
    /** `off` where the build ships no offline pages. */
    readonly OFFLINE?: string;
  }
}
