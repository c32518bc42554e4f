import { useQuery } from "@tanstack/react-query";
import type { TextKey } from "@tribun/i18n";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { buttonClass, Container } from "@tribun/ui-kit";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { type Capability, offers } from "../../../platform/brand/offers.ts";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { ClubHero } from "../../../features/content/club-hero.tsx";
import { countsDown } from "../../../hydration/marks.ts";
import { EventBoard } from "../shared/event-board.tsx";
import { type CurrentEvent, eventAfter, useEvents } from "../shared/use-event.ts";
import { NewsCard } from "../shared/news-card.tsx";
import { Cards } from "../shared/card.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { latestNewsQuery, latestVideosQuery, eventMatchesQuery } from "../../../features/content/fan-queries.ts";
import { VideoCard } from "../shared/video-card.tsx";
import styles from "./fan-index.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(latestNewsQuery(scope)),
  client.prefetchQuery(latestVideosQuery(scope)),
  client.prefetchQuery(eventMatchesQuery(scope, scope.brand.events)),
];

const SHOWN = 3;
const NOTHING = [] as const;

type NameOf<K extends string> = K extends `index.pages.${infer Name}.name` ? Name : never;

/** Pages beside news and videos. */
const MORE: Readonly<Record<NameOf<TextKey<"fan">>, string>> = {
  wallpapers: "/fan/wallpapers",
  reviews: "/fan/reviews",
  giveaway: "/giveaway",
  survey: "/survey",
  penalty: "/fan/games/penalty",
  academy: "/fan/academy",
};
/** Capability that a page requires. */
const NEEDS: Partial<Record<keyof typeof MORE, Capability>> = { penalty: "games", academy: "clubShare" };
const ORDER = ["penalty", "academy", "wallpapers", "reviews", "giveaway", "survey"] as const satisfies readonly (keyof typeof MORE)[];

/**
 * `/fan`: the index of fan content, with the next event first. Leaves out what fails to load; the page of that content reports the error.
 */
export function FanIndex() {
  const t = useText("fan");
  const language = useLanguage();
  const scope = useApiScope();
  const brand = useBrand();
  const { vocabulary } = brand;
  const news = useQuery(latestNewsQuery(scope));
  const videos = useQuery(latestVideosQuery(scope));
  const events = useEvents();
  const [event] = events;
  return (
    <>
      <div {...(event && countsDown(event.startsAt, event.endsAt))}>
        <ClubHero
          title={t("index.title")}
          lead={t("index.lead", { fans: vocabulary.crowd[language] })}
          {...(event && { beside: <EventBoard event={event} next={eventAfter(event, events)} />, stands: true })}
        >
          {event && <Next event={event} />}
        </ClubHero>
      </div>
      <Container>
        <div className={styles["page"]}>
          {news.data && news.data.length > 0 && (
            <section className={styles["part"]}>
              <div className={styles["head"]}>
                <h2>{t("index.news")}</h2>
                <ForwardLink href="/fan/news" text={t("news.all")} />
              </div>
              <Cards>
                {news.data.slice(0, SHOWN).map((item) => (
                  <NewsCard key={item.id} news={item} topics={NOTHING} headingLevel={3} />
                ))}
              </Cards>
            </section>
          )}
          {videos.data && videos.data.length > 0 && (
            <section className={styles["part"]}>
              <div className={styles["head"]}>
                <h2>{t("index.videos")}</h2>
                <ForwardLink href="/fan/videos" text={t("videos.all")} />
              </div>
              <Cards>
                {videos.data.slice(0, SHOWN).map((video) => (
                  <VideoCard key={video.id} video={video} topics={NOTHING} headingLevel={3} />
                ))}
              </Cards>
            </section>
          )}
          <section className={styles["part"]}>
            <h2>{t("index.more")}</h2>
            <ul className={styles["more"]}>
              {ORDER.filter((name) => !NEEDS[name] || offers(brand, NEEDS[name])).map((name) => (
                <li key={name}>
                  <ForwardLink href={MORE[name]} text={t(`index.pages.${name}.name`)} />
                  <p>{t(`index.pages.${name}.text`)}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Container>
    </>
  );
}

function Next({ event: { slug, name, startsAt, state } }: { readonly event: CurrentEvent }) {
  const t = useText("fan");
  const { weekdayDate, time } = useFormat();
  return (
    <p className={styles["next"]}>
      <span>
        <b>{name}</b>
        <time dateTime={startsAt}>
          {state === "scheduled" ? t("event.at", { date: weekdayDate(startsAt), time: time(startsAt) }) : t(`event.${state}`)}
        </time>
      </span>
      <AppLink href={`/event/${slug}`} className={buttonClass({ variant: "accent" })}>
        {t("event.open")}
      </AppLink>
    </p>
  );
}
