import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useFormat, useText } from "@tribun/i18n";
import { Container, Pill } from "@tribun/ui-kit";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import type { Stars as StarCount } from "../../../features/content/search/fan-filter.ts";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { FanHead } from "../shared/fan-head.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { reviewsQuery } from "../../../features/content/fan-queries.ts";
import { type Review, reviewsOf, starsOf, summarise } from "../../../features/content/review-facts.ts";
import { ReviewSummary } from "./review-summary.tsx";
import { Stars } from "../shared/stars.tsx";
import styles from "./reviews.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(reviewsQuery(scope))];

const PATH = "/fan/reviews";

/** `/fan/reviews`: all reviews with their average, filtered by stars. Each says whether and how it was checked (§ 5b(3) UWG, L38). */
export function Reviews() {
  const t = useText("fan");
  const { stars } = useSearch({ from: PATH });
  const { data, error, refetch } = useQuery(reviewsQuery(useApiScope()));
  return (
    <>
      <FanHead title={t("reviews.title")} lead={t("reviews.lead")} />
      <Container>
        {data ? (
          <All reviews={reviewsOf(data)} stars={stars} />
        ) : error ? (
          <LazyApiErrorView error={error} onRetry={() => void refetch()} headingLevel={2} />
        ) : (
          <p role="status">{t("loading")}</p>
        )}
      </Container>
    </>
  );
}

function All({ reviews, stars }: { readonly reviews: readonly Review[]; readonly stars: StarCount | undefined }) {
  const t = useText("fan");
  if (reviews.length === 0) {
    return (
      <>
        <EmptyPlace title={t("reviews.none")} action={<ForwardLink href="/tarife" text={t("reviews.tariffs")} />}>
          {t("reviews.noneText")}
        </EmptyPlace>
        <HowChecked />
      </>
    );
  }
  const shown = stars === undefined ? reviews : reviews.filter(({ review }) => starsOf(review.rating) === stars);
  return (
    <div className={styles["columns"]}>
      <aside className={styles["side"]}>
        <ReviewSummary path={PATH} summary={summarise(reviews)} chosen={stars} />
        <HowChecked />
      </aside>
      {shown.length > 0 ? (
        <ul className={styles["list"]}>
          {shown.map((review) => (
            <Item key={review.id} review={review} />
          ))}
        </ul>
      ) : (
        <EmptyPlace title={t("reviews.noneWithStars")} action={<ForwardLink href={PATH} text={t("reviews.all")} />}>
          {t("reviews.noneWithStarsText")}
        </EmptyPlace>
      )}
    </div>
  );
}

function Item({ review: { title, body, publishedAt, review } }: { readonly review: Review }) {
  const t = useText("fan");
  const { date, number } = useFormat();
  return (
    <li>
      <article className={styles["review"]}>
        <p className={styles["stars"]}>
          <Stars rating={starsOf(review.rating)} />
          <span>{t("reviews.rating", { rating: number(review.rating) })}</span>
        </p>
        <h2>{title}</h2>
        <p className={styles["body"]}>{body}</p>
        <p className={styles["facts"]}>
          <span>{review.author}</span>
          <time dateTime={publishedAt}>{date(publishedAt)}</time>
        </p>
        <p className={styles["check"]}>
          <Pill tone={review.verified ? "ok" : "warn"}>{t(review.verified ? "reviews.verified" : "reviews.unverified")}</Pill>
          <span>{review.check.replace(/^[^:]{1,20}: /, "")}</span>
        </p>
      </article>
    </li>
  );
}

function HowChecked() {
  const t = useText("fan");
  return (
    <section className={styles["how"]}>
      <h2>{t("reviews.how")}</h2>
      <p>{t("reviews.howText")}</p>
    </section>
  );
}
