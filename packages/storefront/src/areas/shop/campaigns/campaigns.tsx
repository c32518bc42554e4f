import { useQuery } from "@tanstack/react-query";
import type { Campaign } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Container, Pill } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { lastsUntil } from "../../../hydration/marks.ts";
import info from "../../../features/documents/information.module.css";
import { campaignsQuery } from "../../../features/content/campaign-queries.ts";
import styles from "./campaigns.module.css";
export { fetchFirst } from "./first.ts";

/** `/campaigns`: the current campaigns, and those that have ended with a note that says so (§§ 5a, 6 DDG). */
export function Campaigns() {
  const t = useText("campaigns");
  const { data, error, refetch } = useQuery(campaignsQuery(useApiScope()));
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p className={info["lead"]}>{t("lead")}</p>
      </header>
      {data ? (
        <Lists campaigns={data} />
      ) : error ? (
        <LazyApiErrorView error={error} onRetry={() => void refetch()} headingLevel={2} />
      ) : (
        <p role="status">{t("loading")}</p>
      )}
    </Container>
  );
}

function Lists({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const t = useText("campaigns");
  const running = campaigns.filter(({ state }) => state === "active");
  const over = campaigns.filter(({ state }) => state === "ended");
  return (
    <>
      <section className={styles["running"]}>
        <h2>{t("running")}</h2>
        {running.length > 0 ? (
          <ul className={styles["list"]}>
            {running.map((campaign) => (
              <Running key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        ) : (
          <EmptyPlace title={t("none")} headingLevel={3} action={<ForwardLink href="/tarife" text={t("tariffs")} />}>
            {t("noneText")}
          </EmptyPlace>
        )}
      </section>
      {over.length > 0 && (
        <section className={styles["over"]}>
          <h2>{t("over")}</h2>
          <p>{t("overText")}</p>
          <ul>
            {over.map((campaign) => (
              <Over key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A voucher: the offer, then the code and the last day on the stub. */
function Running({ campaign: { id, title, body, couponCode, validTo } }: { readonly campaign: Campaign }) {
  const t = useText("campaigns");
  const { date } = useFormat();
  return (
    <li className={styles["ticket"]} {...lastsUntil(validTo)}>
      <div className={styles["offer"]}>
        <h3>
          <AppLink href={`/campaigns/${id}`} className={styles["link"]}>
            {title}
          </AppLink>
        </h3>
        <p>{body}</p>
      </div>
      <p className={styles["stub"]}>
        <span className={styles["soft"]}>{couponCode === undefined ? t("withoutCode") : t("code")}</span>
        {couponCode !== undefined && <strong className={styles["code"]}>{couponCode}</strong>}
        <span>{t("until", { date: date(validTo) })}</span>
        <span className={styles["ended"]}>
          <Pill tone="warn">{t("ended")}</Pill>
        </span>
      </p>
    </li>
  );
}

function Over({ campaign: { id, title, validFrom, validTo } }: { readonly campaign: Campaign }) {
  const t = useText("campaigns");
  const { date } = useFormat();
  return (
    <li>
      <AppLink href={`/campaigns/${id}`} className={styles["past"]}>
        {title}
      </AppLink>
      <span className={styles["soft"]}>{t("period", { from: date(validFrom), to: date(validTo) })}</span>
      <Pill tone="warn">{t("ended")}</Pill>
    </li>
  );
}
