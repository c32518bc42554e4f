import { RichText, useFormat, useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useId, useRef } from "react";
import { useBrand } from "../brand/use-brand.tsx";
import { AppLink } from "../shell/app-link.tsx";
import { consentAtom, consentOpenAtom, decideConsentAtom } from "./consent.ts";
import styles from "./consent-dialog.module.css";

/**
 * Asks before anything is measured. Not modal: the page stays usable and nothing is measured meanwhile.
 * Both answers are the same button in size, colour and distance (L27).
 */
export function ConsentDialog() {
  const t = useText("shell");
  const format = useFormat();
  const { name } = useBrand();
  const consent = useAtomValue(consentAtom);
  const setOpen = useSetAtom(consentOpenAtom);
  const decide = useSetAtom(decideConsentAtom);
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const reopened = consent !== undefined;
  // Who asked for it again is led to it; at the first visit the page keeps the focus.
  useEffect(() => {
    if (reopened) dialog.current?.focus();
  }, [reopened]);
  return (
    <div
      ref={dialog}
      className={styles["dialog"]}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && consent && setOpen(false)}
    >
      <h2 id={titleId} className={styles["title"]}>
        {t("consent.title")}
      </h2>
      <p>{t("consent.text", { brand: name })}</p>
      <p>
        <RichText text={t("consent.privacy")} parts={{ link: (words) => <AppLink href="/information/privacy-policy">{words}</AppLink> }} />
      </p>
      {consent && (
        <p className={styles["now"]}>
          {t(consent.choice === "granted" ? "consent.granted" : "consent.denied", { date: format.dateTime(consent.at) })}
        </p>
      )}
      <div className={styles["answers"]}>
        <Button variant="quiet" onClick={() => decide("denied")}>
          {t("consent.reject")}
        </Button>
        <Button variant="quiet" onClick={() => decide("granted")}>
          {t("consent.accept")}
        </Button>
      </div>
    </div>
  );
}
