import { RichText, useText } from "@tribun/i18n";
import { Button, Container } from "@tribun/ui-kit";
import { AppLink } from "../platform/place/app-link.tsx";
import { CONSENT_BAR_ID } from "../hydration/islands/consent.ts";
import styles from "./consent-bar.module.css";

/**
 * Asks before anything is measured (L27). The bar stands in the flow above the header and first in the tab order, so that it covers
 * nothing. Both answers are the same button. Every page contains it; the root element's `data-consent` shows it and an island answers it,
 * so that it needs no React.
 */
export function ConsentBar() {
  const t = useText("shell");
  // The island writes the time into this element, and React leaves it as it is.
  const parts = { date: (words: string) => <time suppressHydrationWarning>{words}</time> };
  return (
    <section
      id={CONSENT_BAR_ID}
      className={styles["bar"]}
      data-island="consent"
      data-screen-only
      aria-label={t("consent.title")}
      tabIndex={-1}
    >
      <Container>
        <div className={styles["line"]}>
          <p className={styles["text"]}>
            {(["granted", "denied"] as const).map((choice) => (
              <span key={choice} className={styles["was"]} data-was={choice}>
                <RichText text={t(`consent.${choice}`)} parts={parts} />{" "}
              </span>
            ))}
            <RichText text={t("consent.text")} parts={{ link: (words) => <AppLink href="/information/privacy-policy">{words}</AppLink> }} />
          </p>
          <div className={styles["answers"]}>
            <Button variant="quiet" data-consent-act="denied">
              {t("consent.reject")}
            </Button>
            <Button variant="quiet" data-consent-act="granted">
              {t("consent.accept")}
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
