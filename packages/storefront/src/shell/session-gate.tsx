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

/** Loaded ahead for a time without a network. If it cannot load, only the error is shown. */
const KeptOrError = lazy(() =>
  import("./offline/part.ts").then(
    ({ KeptOrError: default_ }) => ({ default: default_ }),
    () => ({ default: LazyApiErrorView }),
  ),
);

/** True on pages that need a session. */
export function useNeedsSession(): boolean {
  return useMatches({ select: (matches) => drawn(matches).some((match) => match.staticData.page?.session === true) });
}

/**
 * Renders public pages at once, so that they never flash. A page that needs a session waits for it (spec §2: loading overlay), leads to the
 * login and back, and explains when the operator could not be reached.
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
  // An operator that has answered, even with an error, is reachable.
  const kept = isAway(failure) ? needs : undefined;
  // An expired session shows its dialog first, which leads to the login.
  const leave = state.status === "unauthenticated" && !failure && notice?.kind !== "expired";

  // Only from the page that is shown: once the address names another one, because of this redirect or of a logout that goes home, there is
  // nothing to come back to.
  useEffect(() => {
    if (leave && shown !== undefined && shown === router.history.location.href) router.history.replace(loginHref(shown));
  }, [leave, shown, router]);

  // At one place in the tree, so that React keeps what the fan has typed when the operator is back.
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
