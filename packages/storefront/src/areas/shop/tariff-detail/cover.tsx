import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Ribbon, ShirtNumber, VisuallyHidden } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import type { TariffWords } from "../../../features/catalogue/tariff-words.ts";
import styles from "./tariff-page.module.css";

type CoverProps = { readonly tariff: Tariff; readonly words: TariffWords };

/** The cover of the tariff page: the data volume as a shirt number, the name and one sentence. */
export function Cover({ tariff, words }: CoverProps) {
  const t = useText("tariffs");
  const common = useText("common");
  const format = useFormat();
  return (
    <div className={styles["cover"]} data-surface="club">
      <div className={styles["still"]}>
        <div className={styles["coverHead"]}>
          <AppLink href="/tarife" className={styles["back"]}>
            {t("detail.back")}
          </AppLink>
          <span className={styles["kind"]}>{t("detail.programme", { type: common(`tariffType.${tariff.type}`) })}</span>
          {words.tag && <span className={styles["tag"]}>{words.tag}</span>}
        </div>
        <span aria-hidden="true">
          <ShirtNumber size="cover" travels="here">
            {format.number(tariff.dataGb)}
          </ShirtNumber>
        </span>
        <div>
          <h1 className={styles["title"]}>{tariff.name}</h1>
          <p className={styles["text"]}>
            <VisuallyHidden>{format.number(tariff.dataGb)}</VisuallyHidden>{" "}
            {t("detail.cover", { unit: words.unit, kbps: tariff.throttleKbps })}
          </p>
        </div>
        <div className={styles["kit"]}>
          <Ribbon />
        </div>
      </div>
    </div>
  );
}
