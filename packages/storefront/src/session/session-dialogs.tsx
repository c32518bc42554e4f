import { useAtom } from "jotai";
import { lazy, Suspense } from "react";
import { useNeedsSession } from "../shell/session-gate.tsx";
import { loginHref } from "./return-to.ts";
import { sessionNoticeAtom } from "./session-state.ts";
import { usePlace } from "../place/place.tsx";

/** The dialog's code comes only when there is something to tell. */
const Ending = lazy(() => import("./notices.tsx").then((module) => ({ default: module.EndingDialog })));
const Expired = lazy(() => import("./notices.tsx").then((module) => ({ default: module.ExpiredDialog })));

/** Tells that the session will end in five minutes, or that it has ended (spec §4, A12). */
export function SessionDialogs() {
  const [notice, setNotice] = useAtom(sessionNoticeAtom);
  const place = usePlace();
  const needed = useNeedsSession();
  if (!notice) return null;
  const close = () => setNotice(undefined);
  if (notice.kind === "ending") {
    return (
      <Suspense>
        <Ending endsAt={notice.endsAt} onClose={() => setNotice({ ...notice, seen: true })} open={!notice.seen} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <Expired
        onLogin={() => {
          place.push(loginHref(notice.returnTo));
          close();
        }}
        {...(!needed && { onStay: close })}
      />
    </Suspense>
  );
}
