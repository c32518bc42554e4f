import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import shared from "../../account-shared/account.module.css";
import { EditRow } from "../../account-shared/edit-row.tsx";
import { PukForm, type ShownPuk } from "./puk-form.tsx";
import styles from "./sim.module.css";

/** So long a PUK may be read by whoever looks over a shoulder. */
const SHOWN_MS = 60_000;

/** The PUK after the password; it is forgotten after a minute, and never kept anywhere. */
export function PukRow({ lineId }: { readonly lineId: string }) {
  const t = useText("account");
  return (
    <EditRow label={t("sim.puk")} hint={t("sim.pukHint")} action={t("sim.pukShow")}>
      {(close) => <Puk lineId={lineId} onClose={() => close()} />}
    </EditRow>
  );
}

function Puk({ lineId, onClose }: { readonly lineId: string; readonly onClose: () => void }) {
  const t = useText("account");
  const [shown, setShown] = useState<ShownPuk>();
  const box = useRef<HTMLDivElement>(null);
  const hide = useRef(onClose);
  useEffect(() => {
    hide.current = onClose;
  });
  useEffect(() => {
    if (shown === undefined) return undefined;
    box.current?.focus();
    const timer = setTimeout(() => hide.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === undefined) return <PukForm lineId={lineId} onShown={setShown} onCancel={onClose} />;
  return (
    <div ref={box} tabIndex={-1} className={styles["puk"]}>
      <p className={shared["soft"]}>{t("sim.pukIs", { iccid: shown.iccidMasked })}</p>
      <p className={styles["digits"]}>{shown.puk}</p>
      <Button variant="quiet" onClick={onClose}>
        {t("sim.pukHide")}
      </Button>
    </div>
  );
}
