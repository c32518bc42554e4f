import { lineCostShield } from "@tribun/api-client/calls/lines";
import type { LineSettings } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { Ask } from "../../shared/edit/ask.tsx";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { useAct } from "../../../../platform/queries/use-act.ts";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { useSettingsKnown } from "./settings.ts";

/** Loaded lazily, because most fans keep the default cap. */
const CapForm = lazyPart(() => import("./cap-form.tsx").then((module) => module.CapForm));

/** The cap for data outside the EU (Reg. (EU) 2022/612 art. 14, L34): its amount, the spent amount, and whether it is reached. */
export function CapRow({ settings }: { readonly settings: LineSettings }) {
  const t = useText("account");
  const format = useFormat();
  const { enabled, cap, spent, state } = settings.costShield;
  const went = useRef(false);
  const said = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared.
  useEffect(() => {
    if (state === "continued" && went.current) said.current?.focus();
  }, [state]);
  return (
    <>
      <EditRow
        of={settings.lineId}
        label={t("shield.cap")}
        value={enabled ? t("shield.capValue", { amount: format.money(cap) }) : t("shield.capOff")}
        hint={`${t("shield.capHint")} ${t("shield.capSpent", { amount: format.money(spent) })}`}
      >
        {(close) => <CapForm settings={settings} close={close} />}
      </EditRow>
      {state === "capped" && <GoOn lineId={settings.lineId} onGone={() => (went.current = true)} />}
      {state === "continued" && (
        <div ref={said} tabIndex={-1} className={shared["row"]}>
          <Notice tone="warn">{t("shield.continued")}</Notice>
        </div>
      )}
    </>
  );
}

/** The cap is reached. Continuing costs money, so the fan confirms it in a dialog. */
function GoOn({ lineId, onGone }: { readonly lineId: string; readonly onGone: () => void }) {
  const t = useText("account");
  const api = useApi();
  const know = useSettingsKnown();
  const { busy, failure, run } = useAct<"continue">();
  const [asked, setAsked] = useState(false);
  const goOn = () =>
    run("continue", async () => {
      const settings = await api(lineCostShield, { params: { id: lineId }, body: { continueThisMonth: true } });
      setAsked(false);
      onGone();
      await know(settings);
    });
  return (
    <div className={shared["row"]}>
      <Notice
        tone="warn"
        action={
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {t("shield.continue")}
          </Button>
        }
      >
        {t("shield.capped")}
      </Notice>
      <Ask
        open={asked}
        title={t("shield.continueAsk")}
        text={t("shield.continueText")}
        yes={t("shield.continue")}
        no={t("cancel")}
        busy={busy !== undefined}
        busyLabel={t("saving")}
        failure={failure !== undefined && <ApiErrorNotice error={failure} />}
        onYes={() => void goOn()}
        onNo={() => setAsked(false)}
      />
    </div>
  );
}
