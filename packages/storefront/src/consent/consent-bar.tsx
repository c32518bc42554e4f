import { RichText, useFormat, useText } from "@tribun/i18n";
import { Button, Container } from "@tribun/ui-kit";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { AppLink } from "../shell/app-link.tsx";
import { CONSENT_BAR_ID, consentAtom, consentOpenAtom, decideConsentAtom } from "./consent.ts";
import styles from "./consent-bar.module.css";

/**
 * Asks before anything is measured (L27): a bar in the flow above the header, first in the tab order, so that it lies over
 * nothing. Both answers are the same button. Drawn with every page and shown by a script in its head before the first paint
 * where nobody has answered, so that the page does not jump when it comes to life.
 */
export function ConsentBar() {
  const t = useText("shell");
  const format = useFormat();
  const consent = useAtomValue(consentAtom);
  const [open, setOpen] = useAtom(consentOpenAtom);
  const decide = useSetAtom(decideConsentAtom);
  const bar = useRef<HTMLElement>(null);
  const reopened = open === true && consent !== undefined;
  // Who asked for it again is led to it, and afterwards back; at the first visit the page keeps the focus.
  useEffect(() => {
    if (!reopened) return;
    const opener = document.activeElement;
    bar.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [reopened]);
  if (open === false) return null;
  return (
    <section
      ref={bar}
      id={CONSENT_BAR_ID}
      className={styles["bar"]}
      data-asked={open}
      data-screen-only
      aria-label={t("consent.title")}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && reopened && setOpen(false)}
    >
      <Container>
        <div className={styles["line"]}>
          <p className={styles["text"]}>
            {reopened &&
              `${t(consent.choice === "granted" ? "consent.granted" : "consent.denied", { date: format.dateTime(consent.at) })} `}
            <RichText text={t("consent.text")} parts={{ link: (words) => <AppLink href="/information/privacy-policy">{words}</AppLink> }} />
          </p>
          <div className={styles["answers"]}>
            <Button variant="quiet" onClick={() => decide("denied")}>
              {t("consent.reject")}
            </Button>
            <Button variant="quiet" onClick={() => decide("granted")}>
              {t("consent.accept")}
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
