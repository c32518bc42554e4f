import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { useNeedsSession } from "./session-gate.tsx";
import { fetchNotices } from "../platform/signed-in/fetch-notices.ts";
import { sessionNoticeAtom } from "../platform/session/session-state.ts";

/** The code of the dialogs loads only when there is a notice. */
const Notices = lazy(async () => ({ default: await fetchNotices() }));

/** The notices about the session on a whole page. */
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
