import { useText } from "@tribun/i18n";
import { buttonClass, Container } from "@tribun/ui-kit";
import { useVoice } from "../../platform/brand/use-voice.ts";
import { AppLink } from "../../platform/place/app-link.tsx";
import { PageDescription, PageHead } from "../page-head.tsx";
import styles from "./not-found.module.css";

/** The page for an unknown address. Leads home, to the tariffs, and to the page with the search. */
export function NotFound() {
  const t = useText("shell");
  const { offside } = useVoice();
  return (
    <Container>
      <PageHead title={t("title.notFound")} />
      <PageDescription page="notFound" />
      <div className={styles["lost"]}>
        <div className={styles["numeral"]} aria-hidden="true">
          404
        </div>
        <div>
          <div className={styles["line"]} />
          <h1 className={styles["title"]}>{t("notFound.title")}</h1>
          <p className={styles["voice"]}>{offside}</p>
          <p>{t("notFound.text")}</p>
          <p className={styles["ways"]}>
            <AppLink href="/" className={buttonClass()}>
              {t("notFound.home")}
            </AppLink>
            <AppLink href="/tarife" className={buttonClass({ variant: "quiet" })}>
              {t("notFound.tariffs")}
            </AppLink>
            <AppLink href="/information" className={buttonClass({ variant: "quiet" })}>
              {t("notFound.search")}
            </AppLink>
          </p>
        </div>
      </div>
    </Container>
  );
}
