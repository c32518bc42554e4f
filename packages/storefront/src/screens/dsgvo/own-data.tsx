import { FormFailure } from "@tribun/forms";
import { germanDay } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi, useServerNow } from "../../api/use-app.tsx";
import { useSession } from "../../session/use-session.ts";
import { takeOwnData } from "../../forms/take-own-data.ts";

/** A signed-in fan takes all that is kept about them at once, as a file that others can read (Art. 15, 20 GDPR). Nobody else sees it. */
export function OwnData() {
  const t = useText("information");
  const api = useApi();
  const now = useServerNow();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (!user) return null;
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await takeOwnData(api, t("dsgvo.own.file", { day: germanDay(now()) }));
    } catch (error) {
      setFailure(() => error);
    }
    setBusy(false);
  };
  const button = (
    <Button busy={busy} busyLabel={t("dsgvo.own.busy")} onClick={() => void take()}>
      {t("dsgvo.own.take")}
    </Button>
  );
  return (
    <>
      <Notice tone="info" title={t("dsgvo.own.title")} action={button}>
        {t("dsgvo.own.text")}
      </Notice>
      <FormFailure error={failure} />
    </>
  );
}
