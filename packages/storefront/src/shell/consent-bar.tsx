import { RichText, useText } from "@tribun/i18n";
import { Button, Container } from "@tribun/ui-kit";
import { AppLink } from "../platform/place/app-link.tsx";
import { CONSENT_BAR_ID } from "../hydration/islands/consent.ts";
import styles from "./consent-bar.module.css";

/**
 * Asks before anything is measured (L27): a bar in the flow above the header, first in the tab order, so that it lies over
 * nothing. Both answers are the same button. Drawn with every page, shown by the root element's `data-consent` and answered by an
 * island, so that it needs no React.
 */
export function ConsentBar() {
  const t = useText("shell");
  // The island writes the time into its element, which React keeps as it finds it.
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
