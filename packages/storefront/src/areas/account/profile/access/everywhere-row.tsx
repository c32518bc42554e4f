import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useState } from "react";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import { useSession } from "../../../../platform/signed-in/use-session.ts";
import shared from "../../shared/edit/account.module.css";
import { Ask } from "../../shared/edit/ask.tsx";
import { useAct } from "../../../../platform/queries/use-act.ts";

/** For a lost phone or another person's computer: ends every session, including this one. */
export function EverywhereRow() {
  const t = useText("account");
  const { logoutEverywhere } = useSession();
  const { busy, failure, run } = useAct<"end">();
  const [asked, setAsked] = useState(false);
  return (
    <div className={shared["row"]}>
      <div className={shared["line"]}>
        <div className={shared["what"]}>
          <span className={shared["value"]}>{t("access.everywhere")}</span>
          <span className={shared["soft"]}>{t("access.everywhereHint")}</span>
        </div>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t("access.everywhereAction")}
        </Button>
      </div>
      <Ask
        open={asked}
        title={t("access.everywhereAsk")}
        text={t("access.everywhereAskText")}
        yes={t("access.everywhereAction")}
        no={t("cancel")}
        busy={busy !== undefined}
        busyLabel={t("access.everywhereBusy")}
        failure={
          failure !== undefined && (
            <ApiErrorNotice title={t("access.everywhereFailed")} error={failure} onRetry={() => void run("end", logoutEverywhere)} />
          )
        }
        onYes={() => void run("end", logoutEverywhere)}
        onNo={() => setAsked(false)}
      />
    </div>
  );
}
