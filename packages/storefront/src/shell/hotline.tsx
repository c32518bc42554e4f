import { useText } from "@tribun/i18n";
import { useBrand } from "../platform/brand/use-brand.tsx";
import styles from "./hotline.module.css";

/** Both numbers, with what each costs and from where it works, and the hours (spec §9). */
export function Hotline() {
  const t = useText("shell");
  const { hotline, openingHours } = useBrand();
  const rows = [
    [t("footer.weekdays"), openingHours.weekdays],
    [t("footer.saturday"), openingHours.saturday],
    [t("footer.sunday"), openingHours.sundayAndHolidays],
  ] as const;
  return (
    <section>
      <h2 className={styles["heading"]}>{t("footer.hotline")}</h2>
      <p>
        <a href={`tel:${hotline.shortCode}`} className={styles["short"]}>
          {hotline.shortCode}
        </a>
        <span className={styles["note"]}>{t("footer.shortCodeNote")}</span>
      </p>
      <p>
        <a href={`tel:${hotline.freeNumber.replace(/\s/g, "")}`} className={styles["free"]}>
          {hotline.freeNumber}
        </a>
        <span className={styles["note"]}>{t("footer.freeNote")}</span>
      </p>
      <dl className={styles["hours"]} aria-label={t("footer.hours")}>
        {rows.map(([days, { opens, closes }]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{t("footer.hoursRange", { opens, closes })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
