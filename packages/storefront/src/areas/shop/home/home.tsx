import type { FetchFirst } from "../../../platform/page/page.ts";
import { packsQuery, tariffsQuery } from "../../../platform/queries/queries.ts";
import { nextMatchesQuery } from "../../../features/matches/matches.ts";
import { latestNewsQuery, latestVideosQuery, reviewsQuery } from "../../../features/content/fan-queries.ts";
import { newCampaignsQuery } from "../../../features/content/campaign-queries.ts";
import { useLanguage } from "@tribun/i18n";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { BelowFold } from "../../../shell/below-fold.tsx";
import { HomeCurve } from "./home-curve.tsx";
import { HomeHelp } from "./home-help.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePorting } from "./home-porting.tsx";
import { HomeTariffs } from "./home-tariffs.tsx";
import { HomeVideos } from "./home-videos.tsx";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(tariffsQuery(scope)),
  client.prefetchQuery(packsQuery(scope, "roaming")),
  client.prefetchQuery(newCampaignsQuery(scope)),
  client.prefetchQuery(nextMatchesQuery(scope)),
  client.prefetchQuery(latestNewsQuery(scope)),
  client.prefetchQuery(latestVideosQuery(scope)),
  client.prefetchQuery(reviewsQuery(scope)),
];

/** `/`: the club's front page. Chant and stand, tariffs, porting, news, and help. */
export function Home() {
  const language = useLanguage();
  const { title, description, capabilities } = useBrand();
  return (
    <>
      <PageHead title={title[language]} description={description[language]} />
      <HomeHero />
      <HomeTariffs />
      <BelowFold>
        {capabilities.porting && <HomePorting />}
        <HomeCurve />
        <HomeVideos />
        <HomeHelp />
      </BelowFold>
    </>
  );
}
