import { simUnblock } from "@tribun/api-client/calls/lines";
import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi } from "../../../api/use-app.tsx";
import { ApiErrorNotice } from "../../account-common/late-errors.tsx";
import shared from "../../account-shared/account.module.css";
import { Ask } from "../../account-shared/ask.tsx";
import { useAct } from "../../account-common/use-act.ts";
import { useLineChanged } from "../use-line-changed.ts";
import type { Say } from "./say.ts";

/** Takes the fan's own block off again, once they have said that the SIM is with them. */
export function UnblockRow({ lineId, say }: { readonly lineId: string; readonly say: Say }) {
  const t = useText("account");
  const api = useApi();
  const changed = useLineChanged();
  const { busy, failure, run } = useAct<"unblock">();
  const [asked, setAsked] = useState(false);
  const unblock = () =>
    run("unblock", async () => {
      await api(simUnblock, { params: { id: lineId }, body: {} });
      setAsked(false);
      say(t("sim.unblocked"), false);
      await changed();
    });
  return (
    <div className={shared["row"]}>
      <div className={shared["line"]}>
        <span className={shared["value"]}>{t("sim.unblockLabel")}</span>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t("sim.unblock")}
        </Button>
      </div>
      <Ask
        open={asked}
        title={t("sim.unblockAsk")}
        text={t("sim.unblockText")}
        yes={t("sim.unblock")}
        no={t("cancel")}
        busy={busy !== undefined}
        busyLabel={t("sim.unblocking")}
        failure={failure !== undefined && <ApiErrorNotice error={failure} />}
        onYes={() => void unblock()}
        onNo={() => setAsked(false)}
      />
    </div>
  );
}
