import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { useNeedsSession } from "./session-gate.tsx";
import { fetchNotices } from "../platform/signed-in/fetch-notices.ts";
import { sessionNoticeAtom } from "../platform/session/session-state.ts";

/** The dialogs' code comes only when there is something to tell. */
const Notices = lazy(async () => ({ default: await fetchNotices() }));

/** What a whole page tells of its session. */
export function SessionDialogs() {
  const notice = useAtomValue(sessionNoticeAtom);
  const needed = useNeedsSession();
  return (
    notice && (
      <Suspense>
        <Notices needed={needed} />
      </Suspense>
    )
  );
}
