import { useFormat, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { type Review, summarise } from "../../../features/content/review-facts.ts";
import styles from "./home-curve.module.css";

/** The newest review, whatever its rating, how it was checked, and the average of all (§ 5b(3) UWG, L38). */
export function HomeReviews({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useText("home");
  const { number } = useFormat();
  const [newest] = reviews;
  const { average, count, checked } = summarise(reviews);
  if (!newest || average === undefined) return null;
  const { author, check, rating } = newest.review;
  return (
    <>
      <blockquote className={styles["quote"]}>
        <p>{newest.body}</p>
        <footer className={styles["soft"]}>
          {author}, {t("reviews.rating", { rating: number(rating) })}. {check}
        </footer>
      </blockquote>
      <p className={styles["sum"]}>
        <b>{number(average)}</b> <span className={styles["soft"]}>{t("reviews.sum", { count, checked })}</span>{" "}
        <AppLink href="/fan/reviews" className={textLinkClass({ strong: true })}>
          {t("reviews.all")}
        </AppLink>
      </p>
    </>
  );
}
