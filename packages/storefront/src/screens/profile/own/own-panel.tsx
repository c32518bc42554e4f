import { germanDay } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, DownloadIcon, Notice, Panel } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi, useServerNow } from "../../../api/use-app.tsx";
import { ApiErrorNotice } from "../../account-common/late-errors.tsx";
import shared from "../../account-shared/account.module.css";
import { EditRow } from "../../account-shared/edit-row.tsx";
import { takeOwnData } from "../../../forms/take-own-data.ts";
import { useAct } from "../../account-common/use-act.ts";
import { lazyPart } from "../../account-common/lazy-part.tsx";

/** Few leave. */
const DeleteForm = lazyPart(() => import("./delete-form.tsx").then((module) => module.DeleteForm));

/** All that is kept about the fan as a file (GDPR Art. 15, 20), and the end of the account (Art. 17, L17). */
export function OwnPanel() {
  const t = useText("account");
  const api = useApi();
  const now = useServerNow();
  const { busy, failure, run } = useAct<"export">();
  const [done, setDone] = useState(false);
  const load = () =>
    run("export", async () => {
      setDone(false);
      await takeOwnData(api, t("own.exportName", { day: germanDay(now()) }));
      setDone(true);
    });
  return (
    <Panel title={t("own.title")} headingLevel={2}>
      <div className={shared["stack"]}>
        <p>{t("own.export")}</p>
        <Button variant="quiet" busy={busy !== undefined} busyLabel={t("own.exportBusy")} onClick={() => void load()}>
          <DownloadIcon size={20} aria-hidden="true" />
          {t("own.exportAction")}
        </Button>
        {done && (
          <Notice tone="ok" announce>
            {t("own.exportDone")}
          </Notice>
        )}
        {failure !== undefined && <ApiErrorNotice error={failure} />}
      </div>
      <div className={shared["rows"]}>
        <EditRow label={t("own.leaving")} action={t("own.delete")}>
          {(close) => <DeleteForm onCancel={() => close()} />}
        </EditRow>
      </div>
    </Panel>
  );
}
