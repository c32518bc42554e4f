import type { QueryKey } from "@tanstack/react-query";
import type { App } from "../../platform/queries/app.ts";
import { sessionAtom } from "../../platform/session/session-state.ts";
import { dropKept, readTokens } from "../../platform/storage/storage.ts";
import { expiryOf, subjectOf } from "../../platform/session/token.ts";
import { isKept, restoreKept, writeKept, writePapers } from "../../platform/offline/kept.ts";
import { fetchPapers, linesKey, readPapers } from "../../platform/offline/papers.ts";
import { PUSH_KEY } from "../../hydration/hand-over.ts";
import { readItem } from "../../hydration/storage.ts";
import { watchOver } from "./watch-over.ts";

/** What is read of an event of the query cache; `manual` is true when code has set the answer. */
type Notified = {
  readonly type: string;
  readonly action?: { readonly type: string; readonly manual?: boolean | undefined };
  readonly query: { readonly queryKey: QueryKey };
};

/**
 * Stores what a signed-in fan sees of usage and bills for a time without a network, and registers the worker that opens the pages then.
 * Nothing waits for it. Call it once a page, when a fan is signed in.
 */
export function keepForOffline({
  api,
  files,
  i18n,
  store,
  session,
  clock,
  queryClient,
}: Pick<App, "api" | "files" | "i18n" | "store" | "session" | "clock" | "queryClient">): void {
  if (import.meta.env.OFFLINE === "off") return dropKept();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const signedIn = () => (store.get(sessionAtom).status === "authenticated" ? subjectOf(session.accessToken()) : undefined);
  const ownerNow = () => {
    const fan = signedIn();
    // From the browser's storage, because another tab may have logged out while this one was frozen.
    const token = readTokens()?.accessToken;
    const until = token && expiryOf(token);
    return fan !== undefined && until && subjectOf(token) === fan ? { fan, now: clock.now(), until } : undefined;
  };
  const write = () => {
    timer = undefined;
    const owner = ownerNow();
    if (owner) writeKept(owner, queryClient);
  };
  // Once a page, at the first press after the lines are known, so that no page opens more slowly.
  const papers = async () => {
    const owner = ownerNow();
    if (!owner) return;
    const fetched = await fetchPapers({ api, files, i18n, queryClient }, readPapers(owner));
    const still = ownerNow();
    if (still?.fan === owner.fan) writePapers(still, fetched);
  };
  let asked = false;
  const press = () => {
    if (asked || queryClient.getQueryData(linesKey(i18n.language)) === undefined) return;
    asked = true;
    void papers().catch(() => undefined);
  };
  for (const act of ["pointerdown", "keydown"]) addEventListener(act, press, { passive: true });
  queryClient.getQueryCache().subscribe(({ type, action, query }: Notified) => {
    if (type !== "updated" || action?.type !== "success") return;
    // The operator has answered, so the network is back, although the browser fires no event.
    if (!action.manual && document.documentElement.hasAttribute("data-offline")) dispatchEvent(new Event("online"));
    if (isKept(query.queryKey)) timer ??= setTimeout(write);
  });
  write();
  // For a fan who loses the network and only then opens the bills.
  addEventListener("offline", () => {
    const fan = signedIn();
    if (fan !== undefined) restoreKept({ fan, now: clock.now() }, queryClient);
  });
  watchOver();
  const keep = () => {
    if (readItem(PUSH_KEY))
      void import("../../platform/offline/keep-device.ts").then(({ keepDevice }) => keepDevice({ api, session })).catch(() => undefined);
  };
  keep();
  // A fan who signs in again has another session.
  let known = signedIn();
  store.sub(sessionAtom, () => {
    const fan = signedIn();
    if (fan !== undefined && known === undefined) keep();
    known = fan;
  });
  // The worker reports that the browser has another push address.
  navigator.serviceWorker?.addEventListener("message", ({ data }) => data === PUSH_KEY && keep());
}

declare global {
  interface ImportMetaEnv {
    /** `off` when the build ships no offline pages. */
    readonly OFFLINE?: string;
  }
}
