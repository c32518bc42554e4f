import { useQuery } from "@tanstack/react-query";
import type { Campaign } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { classNames, Container } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useHeading } from "./use-look.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { newCampaignsQuery } from "../../../features/content/campaign-queries.ts";
import { latestNewsQuery, reviewsQuery } from "../../../features/content/fan-queries.ts";
import { reviewsOf } from "../../../features/content/review-facts.ts";
import { lastsUntil } from "../../../hydration/marks.ts";
import { HomeHead } from "./home-head.tsx";
import { HomeReviews } from "./home-reviews.tsx";
import styles from "./home-curve.module.css";

const SHOWN = 3;

/** Campaigns beside news and reviews. Each part renders only if it has content. */
export function HomeCurve() {
  const t = useText("home");
  const headingOf = useHeading();
  const scope = useApiScope();
  const { shortDate } = useFormat();
  const campaigns = useQuery(newCampaignsQuery(scope)).data?.filter(({ state }) => state === "active") ?? [];
  const news = useQuery(latestNewsQuery(scope)).data ?? [];
  const reviews = reviewsOf(useQuery(reviewsQuery(scope)).data ?? []);
  if (campaigns.length + news.length + reviews.length === 0) return null;
  const both = campaigns.length > 0 && news.length + reviews.length > 0;
  return (
    <Container>
      <div className={classNames(styles["curve"], both && styles["both"])}>
        {campaigns.length > 0 && (
          <section aria-labelledby="campaigns">
            <HomeHead id="campaigns" title={headingOf("campaigns", t("campaigns.title"))} href="/campaigns" link={t("campaigns.all")} />
            <ul className={styles["list"]}>
              {campaigns.slice(0, SHOWN).map((campaign) => (
                <CampaignLine key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          </section>
        )}
        {news.length + reviews.length > 0 && (
          <section aria-labelledby="news">
            <HomeHead id="news" title={headingOf("news", t("news.title"))} href="/fan" link={t("news.all")} />
            <ul className={styles["list"]}>
              {news.slice(0, SHOWN).map(({ id, title, publishedAt }) => (
                <li key={id}>
                  <AppLink href={`/fan/news/${id}`} className={styles["news"]}>
                    <time dateTime={publishedAt}>{shortDate(publishedAt).slice(0, 6)}</time>
                    <b>{title}</b>
                  </AppLink>
                </li>
              ))}
            </ul>
            <HomeReviews reviews={reviews} />
          </section>
        )}
      </div>
    </Container>
  );
}

/**
 * One campaign with the number of its code as numeral. CSS hides the row when the campaign ends while the page is open (`data-until`, § 5
 * UWG).
 */
function CampaignLine({ campaign: { id, title, couponCode, validTo } }: { readonly campaign: Campaign }) {
  const t = useText("home");
  const { date } = useFormat();
  const until = t("campaigns.until", { date: date(validTo) });
  return (
    <li className={styles["campaign"]} {...lastsUntil(validTo)}>
      <span className={styles["numeral"]} aria-hidden="true">
        {couponCode?.match(/\d+/)?.[0]}
      </span>
      <div>
        <h3>
          <AppLink href={`/campaigns/${id}`} className={styles["link"]}>
            {title}
          </AppLink>
        </h3>
        <p className={styles["soft"]}>{couponCode === undefined ? until : `${t("campaigns.code", { code: couponCode })}, ${until}`}</p>
      </div>
    </li>
  );
}
