import { useFormat, useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { Dialog } from "@tribun/ui-kit/dialog";
import { useAtom } from "jotai";
import { useEffect, useState } from "react";
import { useApp } from "../../app/use-app.tsx";
import { usePlace } from "../../place/place.tsx";
import { loginHref, safeReturnTo } from "../../session/return-to.ts";
import { sessionNoticeAtom } from "../../session/session-state.ts";

/**
 * Shows that the session will end in five minutes, or that it has ended (spec §4, A12).
 * @param needed true on pages that a fan cannot read on without a session
 */
export function Notices({ needed = false }: { readonly needed?: boolean }) {
  const [notice, setNotice] = useAtom(sessionNoticeAtom);
  const place = usePlace();
  if (!notice) return null;
  const close = () => setNotice(undefined);
  if (notice.kind === "ending") {
    return <EndingDialog endsAt={notice.endsAt} onClose={() => setNotice({ ...notice, seen: true })} open={!notice.seen} />;
  }
  // A sign-in page need not ask for a login, and a login does not lead back there.
  if (safeReturnTo(notice.returnTo, "") === "") return null;
  return (
    <ExpiredDialog
      onLogin={() => {
        place.push(loginHref(notice.returnTo));
        close();
      }}
      {...(!needed && { onStay: close })}
    />
  );
}

type EndingProps = { readonly endsAt: number; readonly open: boolean; readonly onClose: () => void };

/** Five minutes before the end: the fan stays signed in, or lets the session end. The clock is the operator's. */
function EndingDialog({ endsAt, open, onClose }: EndingProps) {
  const t = useText("shell");
  const format = useFormat();
  const { session, clock } = useApp();
  const [left, setLeft] = useState(() => (endsAt - clock.now()) / 1000);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setLeft((endsAt - clock.now()) / 1000), 1000);
    return () => clearInterval(timer);
  }, [endsAt, clock]);

  const stay = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await session.extend();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("session.ending.title")}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("session.ending.later")}
          </Button>
          <Button busy={busy} busyLabel={t("session.ending.staying")} onClick={() => void stay()}>
            {t("session.ending.stay")}
          </Button>
        </>
      }
    >
      <p>{t("session.ending.text", { clock: format.clock(left) })}</p>
      {failed && (
        <Notice tone="bad" announce>
          {t("session.ending.failed")}
        </Notice>
      )}
    </Dialog>
  );
}

type ExpiredProps = { readonly onLogin: () => void; readonly onStay?: (() => void) | undefined };

/** After the end: the fan signs in again and comes back here. A public page can be read on without that. */
function ExpiredDialog({ onLogin, onStay }: ExpiredProps) {
  const t = useText("shell");
  return (
    <Dialog
      open
      kind="alert"
      onClose={onStay ?? onLogin}
      title={t("session.expired.title")}
      actions={
        <>
          {onStay && (
            <Button variant="quiet" onClick={onStay}>
              {t("session.expired.stay")}
            </Button>
          )}
          <Button onClick={onLogin}>{t("session.expired.login")}</Button>
        </>
      }
    >
      <p>{t("session.expired.text")}</p>
    </Dialog>
  );
}
