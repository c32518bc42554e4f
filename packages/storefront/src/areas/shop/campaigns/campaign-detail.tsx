import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import type { Campaign } from "@tribun/api-client/contract";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Container, EmptyState, FactsList, Notice } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { ClubHero } from "../../../features/content/club-hero.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { lastsUntil } from "../../../hydration/marks.ts";
import { CopyCode } from "./copy-code.tsx";
import { campaignQuery, campaignsQuery } from "../../../features/content/campaign-queries.ts";
import styles from "./campaign-detail.module.css";
export { fetchFirst } from "./first.ts";

/** `/campaigns/{id}`: one campaign, also after its end. An unknown one (1010) leads to the current campaigns. */
export function CampaignDetail() {
  const { id } = useParams({ from: "/campaigns/$id" });
  const t = useText("campaigns");
  const scope = useApiScope();
  const list = useQuery(campaignsQuery(scope));
  const listed = list.data?.find((campaign) => campaign.id === id);
  // Fetches a campaign that the list does not contain, because the cached list may be older than the campaign.
  const single = useQuery({ ...campaignQuery(scope, id), enabled: list.data !== undefined && !listed });
  const campaign = listed ?? single.data;
  const error = list.error ?? single.error;
  if (campaign) return <CampaignPage campaign={campaign} />;
  if (error instanceof ApiError && error.code === "1010") return <UnknownCampaign />;
  if (error) return <LazyApiErrorView error={error} onRetry={() => void (list.error ? list.refetch() : single.refetch())} />;
  return (
    <Container>
      <p role="status">{t("loading")}</p>
    </Container>
  );
}

function UnknownCampaign() {
  const t = useText("campaigns");
  return (
    <Container>
      <PageHead title={t("unknown.title")} />
      <EmptyState headingLevel={1} title={t("unknown.title")} action={<ForwardLink href="/campaigns" text={t("all")} />}>
        {t("unknown.text")}
      </EmptyState>
    </Container>
  );
}

function CampaignPage({ campaign }: { readonly campaign: Campaign }) {
  const t = useText("campaigns");
  const shell = useText("shell");
  const { dateTime } = useFormat();
  const { legalEntity } = useBrand();
  const ended = campaign.state === "ended";
  return (
    <>
      <PageHead title={`${campaign.title}${TITLE_SEPARATOR}${shell("title.campaigns")}`} description={campaign.body} />
      <ClubHero back={<ForwardLink href="/campaigns" text={t("all")} />} title={campaign.title} lead={campaign.body} />
      <Container>
        <div className={styles["columns"]} {...(!ended && lastsUntil(campaign.validTo))}>
          <div className={styles["main"]}>
            <div className={styles["ended"]} data-ended={ended}>
              <Ended campaign={campaign} />
            </div>
            <section>
              <h2>{t("detail.conditions")}</h2>
              <p>{campaign.terms}</p>
              <p className={styles["soft"]}>
                {t("detail.organiser", {
                  entity: legalEntity.name,
                  address: `${legalEntity.street}, ${legalEntity.postalCode} ${legalEntity.city}`,
                })}
              </p>
            </section>
            {!ended && (
              <section>
                <h2>{t("detail.cost")}</h2>
                <p>{t("detail.costText")}</p>
              </section>
            )}
          </div>
          <aside className={styles["stub"]} aria-label={campaign.title}>
            <FactsList rows={[[t("detail.period"), t("period", { from: dateTime(campaign.validFrom), to: dateTime(campaign.validTo) })]]} />
            {campaign.couponCode !== undefined && !ended && (
              <div className={styles["offer"]}>
                <p className={styles["soft"]}>{t("detail.code")}</p>
                <p className={styles["code"]}>{campaign.couponCode}</p>
                <CopyCode code={campaign.couponCode} />
                <p>{t("detail.codeHow")}</p>
              </div>
            )}
            {!ended && (
              <p className={styles["offer"]}>
                <AppLink href="/tarife" className={buttonClass()}>
                  {t("tariffs")}
                </AppLink>
              </p>
            )}
          </aside>
        </div>
      </Container>
    </>
  );
}

function Ended({ campaign }: { readonly campaign: Campaign }) {
  const t = useText("campaigns");
  const { date } = useFormat();
  const day = { date: date(campaign.validTo) };
  return (
    <Notice tone="warn" title={t("detail.overTitle")} action={<ForwardLink href="/campaigns" text={t("detail.overLink")} />}>
      {campaign.couponCode === undefined ? t("detail.overTextNoCode", day) : t("detail.overText", day)}
    </Notice>
  );
}
