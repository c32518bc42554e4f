import { useFormat, useText } from "@tribun/i18n";
import { classNames, textLinkClass } from "@tribun/ui-kit";
import { type Stars as StarCount, withFilter } from "../../../features/content/search/fan-filter.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import type { Summary } from "../../../features/content/review-facts.ts";
import { Stars } from "../shared/stars.tsx";
import styles from "./reviews.module.css";

const ROWS = [5, 4, 3, 2, 1] as const;

type ReviewSummaryProps = { readonly path: string; readonly summary: Summary; readonly chosen: StarCount | undefined };

/** The average as a shirt number, the count of reviews, and the count for each number of stars; each row is a filter. */
export function ReviewSummary({ path, summary: { average = 0, count, checked, ofStars }, chosen }: ReviewSummaryProps) {
  const t = useText("fan");
  const { number } = useFormat();
  return (
    <section className={styles["summary"]} data-surface="board" aria-label={t("reviews.average", { average: number(average) })}>
      <p className={styles["average"]}>
        <b aria-hidden="true">{number(average)}</b>
        <span>
          <Stars rating={Math.round(average)} />
          <span>{t("reviews.average", { average: number(average) })}</span>
        </span>
      </p>
      <p>
        {t("reviews.count", { count })}, {t("reviews.checked", { count: checked })}.
      </p>
      <nav aria-label={t("reviews.filter")}>
        <ul className={styles["rows"]}>
          {ROWS.map((stars) => (
            <li key={stars}>
              <AppLink href={withFilter(path, { stars })} stay className={styles["row"]}>
                <span className={styles["name"]}>{t("reviews.stars", { count: stars })}</span>
                <svg className={styles["bar"]} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect width={ofStars[stars]} height="1" />
                </svg>
                <span className={styles["number"]}>{ofStars[stars]}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        {chosen !== undefined && (
          <AppLink href={path} stay className={classNames(textLinkClass({ strong: true }))}>
            {t("reviews.all")}
          </AppLink>
        )}
      </nav>
    </section>
  );
}
