import { useOrderDraft } from "@tribun/checkout-wizard";
import { useText } from "@tribun/i18n";
import { buttonClass, Ribbon } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import styles from "./dashboard.module.css";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { FanOffer } from "./fan-offer.tsx";

/** Shown to a fan without a line (1023): the offer with its lowest price, or the order that the fan has begun. */
export function FanView() {
  const t = useText("dashboard");
  const { vocabulary } = useBrand();
  const { draft } = useOrderDraft();
  return (
    <section className={styles["fan"]} data-surface="club" aria-labelledby="fan-title">
      <div className={styles["fanBody"]}>
        <div>
          <h2 id="fan-title">{t("fan.title")}</h2>
          <p>{t("fan.text")}</p>
          <FanOffer />
          <div className={styles["fanLinks"]}>
            {draft.tariff && (
              <AppLink href="/order/approval" className={buttonClass({ variant: "accent" })}>
                {t("fan.continue")}
              </AppLink>
            )}
            <AppLink href="/tarife" className={buttonClass({ variant: draft.tariff ? "quiet" : "accent" })}>
              {t("fan.choose")}
            </AppLink>
          </div>
        </div>
        <span className={styles["fanYear"]} aria-hidden="true">
          {vocabulary.year}
        </span>
      </div>
      <Ribbon />
    </section>
  );
}
