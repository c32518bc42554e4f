import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import shared from "../../shared/edit/account.module.css";
import { PukForm, type ShownPuk } from "./puk-form.tsx";
import styles from "./sim.module.css";

/** Milliseconds that the codes stay visible, because another person may see the screen. */
const SHOWN_MS = 60_000;

/** Asks for the password, then shows PIN and PUK for a minute; never stores them. */
export function Puk({ lineId, onClose }: { readonly lineId: string; readonly onClose: () => void }) {
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
      <p className={shared["soft"]}>{t("sim.pinIs", { iccid: shown.iccidMasked })}</p>
      <p className={styles["digits"]}>{shown.pin}</p>
      <p className={shared["soft"]}>{t("sim.pinText")}</p>
      <p className={shared["soft"]}>{t("sim.pukIs")}</p>
      <p className={styles["digits"]}>{shown.puk}</p>
      <p className={shared["soft"]}>{t("sim.pukText")}</p>
      <Button variant="quiet" onClick={onClose}>
        {t("sim.pukHide")}
      </Button>
    </div>
  );
}
