import type { HomePart } from "@tribun/brand-contract";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { packsQuery, tariffsQuery } from "../../../platform/queries/queries.ts";
import { nextMatchesQuery } from "../../../features/matches/matches.ts";
import { latestNewsQuery, latestVideosQuery, reviewsQuery } from "../../../features/content/fan-queries.ts";
import { newCampaignsQuery } from "../../../features/content/campaign-queries.ts";
import { useLanguage } from "@tribun/i18n";
import { classNames } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useLook } from "./use-look.ts";
import { PageHead } from "../../../shell/page-head.tsx";
import { BelowFold } from "../../../shell/below-fold.tsx";
import { HomeHero } from "./hero/home-hero.tsx";
import { HomeCurve } from "./home-curve.tsx";
import { HomeGame } from "./home-game.tsx";
import { HomeHelp } from "./home-help.tsx";
import { partId, partsOf } from "./home-parts.ts";
import { HomePorting } from "./home-porting.tsx";
import { HomeTariffs } from "./home-tariffs.tsx";
import { HomeVideos } from "./home-videos.tsx";
import styles from "./home.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(tariffsQuery(scope)),
  client.prefetchQuery(packsQuery(scope, "roaming")),
  client.prefetchQuery(newCampaignsQuery(scope)),
  client.prefetchQuery(nextMatchesQuery(scope)),
  client.prefetchQuery(latestNewsQuery(scope)),
  client.prefetchQuery(latestVideosQuery(scope)),
  client.prefetchQuery(reviewsQuery(scope)),
];

const PARTS: Readonly<Record<HomePart, () => React.JSX.Element | null>> = {
  tariffs: HomeTariffs,
  porting: HomePorting,
  curve: HomeCurve,
  videos: HomeVideos,
  game: HomeGame,
  help: HomeHelp,
};

/** The class of the page's ground. The club's stylesheet has the colours of the last two. */
const GROUNDS = { paper: undefined, quiet: styles["quiet"], dark: "ground-night", flood: "ground-club" } as const;

/** `/`: the club's front page. Its hero, and the parts that its look chooses, in their order. */
export function Home() {
  const language = useLanguage();
  const brand = useBrand();
  const { hero, surface, sections } = useLook();
  const [first, ...rest] = partsOf(brand, sections).map(({ part, emphasis }) => {
    const Part = PARTS[part];
    return (
      <div
        key={part}
        // Only the programme links to parts, and ids weigh in every other document.
        id={hero === "programme" ? partId(part) : undefined}
        className={classNames(styles[part], emphasis && `${styles["stands"]} ground-${emphasis}`) || undefined}
      >
        <Part />
      </div>
    );
  });
  return (
    <>
      <PageHead title={brand.title[language]} description={brand.description[language]} />
      <div className={GROUNDS[surface]}>
        <HomeHero />
        <div className={styles["parts"]}>
          {first}
          <BelowFold>{rest}</BelowFold>
        </div>
      </div>
    </>
  );
}
