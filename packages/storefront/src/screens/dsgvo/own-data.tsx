import { exportMe } from "@tribun/api-client/calls/privacy";
import { FormFailure } from "@tribun/checkout-wizard/forms";
import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi } from "../../api/use-app.tsx";
import { useSession } from "../../session/use-session.ts";

/** A signed-in fan takes all that is kept about them at once, as a file that others can read (Art. 15, 20 GDPR). Nobody else sees it. */
export function OwnData() {
  const t = useText("information");
  const api = useApi();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (!user) return null;
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      save(await api(exportMe, {}));
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

function save(data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "meine-daten.json";
  link.click();
  URL.revokeObjectURL(url);
}
