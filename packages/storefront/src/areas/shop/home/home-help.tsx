import { useText } from "@tribun/i18n";
import { Container, textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useHeading } from "./use-look.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./home-help.module.css";

/** Links to the shops nearby and to the hotline in both languages. */
export function HomeHelp() {
  const t = useText("home");
  const { hotline } = useBrand();
  return (
    <div data-surface="board">
      <Container>
        <div className={styles["row"]}>
          <div>
            <h2>{useHeading()("help", t("shops.title"))}</h2>
            <AppLink href="/support/shops" className={textLinkClass({ strong: true })}>
              {t("shops.find")}
            </AppLink>
          </div>
          <div>
            <h2>{t("help.title")}</h2>
            <p className={styles["soft"]}>{t("help.text")}</p>
            <a className={styles["call"]} href={`tel:${hotline.freeNumber.replace(/\s/g, "")}`}>
              {hotline.freeNumber}
            </a>
          </div>
        </div>
      </Container>
    </div>
  );
}
