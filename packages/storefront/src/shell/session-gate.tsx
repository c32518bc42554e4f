import { useMatches, useRouter, useRouterState } from "@tanstack/react-router";
import { useText } from "@tribun/i18n";
import { useAtomValue } from "jotai";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { isAway } from "../platform/app/connection.ts";
import { useApp } from "../platform/app/use-app.tsx";
import { drawn } from "../platform/page/page.ts";
import { loginHref } from "../platform/session/return-to.ts";
import { sessionAtom, sessionNoticeAtom } from "../platform/session/session-state.ts";
import { LazyApiErrorView } from "./lazy-errors.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";

/** Kept beside the page for a time without a network; where it is not, the error is all there is. */
const KeptOrError = lazy(() =>
  import("./offline/part.ts").then(
    ({ KeptOrError: default_ }) => ({ default: default_ }),
    () => ({ default: LazyApiErrorView }),
  ),
);

/** True on pages for signed-in fans. */
export function useNeedsSession(): boolean {
  return useMatches({ select: (matches) => drawn(matches).some((match) => match.staticData.page?.session === true) });
}

/**
 * Lets public pages through at once, so that they never flash. A signed-in page waits for the session (spec §2: loading overlay),
 * leads to the login and back, and explains itself when the operator could not be asked.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const needed = useNeedsSession();
  return needed ? <Gate>{children}</Gate> : children;
}

function Gate({ children }: { readonly children: ReactNode }) {
  const t = useText("shell");
  const { session } = useApp();
  const router = useRouter();
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });
  const state = useAtomValue(sessionAtom);
  const notice = useAtomValue(sessionNoticeAtom);
  const needs = useMatches({ select: (matches) => drawn(matches).at(-1)?.staticData.page?.offline });
  const [restored, setRestored] = useState(false);
  const failure = state.status === "unauthenticated" ? state.failure : undefined;
  // An operator that has answered, whatever it said, is not away.
  const kept = isAway(failure) ? needs : undefined;
  // An ended session is told first; its dialog leads to the login.
  const leave = state.status === "unauthenticated" && !failure && notice?.kind !== "expired";

  // Only from the page that is shown: once the address names another, by this way to the login or by a logout that has turned
  // home, there is nowhere to come back to.
  useEffect(() => {
    if (leave && shown !== undefined && shown === router.history.location.href) router.history.replace(loginHref(shown));
  }, [leave, shown, router]);

  // In one place of the tree: what was typed meanwhile stays when the operator is back.
  if (state.status === "authenticated" || (failure && kept && restored)) return children;
  if (failure && kept) {
    return (
      <Suspense fallback={<LoadingOverlay label={t("session.starting")} />}>
        <KeptOrError needs={kept} error={failure} onRetry={() => void session.start()} onRestored={() => setRestored(true)} />
      </Suspense>
    );
  }
  if (failure) return <LazyApiErrorView error={failure} onRetry={() => void session.start()} />;
  return <LoadingOverlay label={t("session.starting")} />;
}
