import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { buttonClass, CalendarIcon, Container } from "@tribun/ui-kit";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { ClubHero } from "../../../features/content/club-hero.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { countsDown } from "../../../hydration/marks.ts";
import { JsonLd } from "../../../shell/json-ld.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { mediaQuery, eventMatchesQuery } from "../../../features/content/fan-queries.ts";
import { ShareButton } from "../shared/share-button.tsx";
import { UnknownContent } from "../shared/unknown-content.tsx";
import { paragraphsOf } from "../shared/news-card.tsx";
import { EventBoard } from "../shared/event-board.tsx";
import { type CurrentEvent, eventAfter, useEvents } from "../shared/use-event.ts";
import styles from "./event.module.css";

export const fetchFirst: FetchFirst = (client, scope, { params }) => {
  const { events } = scope.brand;
  const story = events.find(({ slug }) => slug === params["slug"])?.story;
  return [
    client.prefetchQuery(eventMatchesQuery(scope, events)),
    ...(story === undefined ? [] : [client.prefetchQuery(mediaQuery(scope, story))]),
  ];
};

/** schema.org's `EventStatus` for each state. */
const STATUS = { scheduled: "Scheduled", postponed: "Postponed", cancelled: "Cancelled" } as const;

/** `/event/{slug}`: a match or a fan meeting with its date, countdown and editorial text. */
export function Event() {
  const { slug } = useParams({ from: "/event/$slug" });
  const t = useText("fan");
  const events = useEvents();
  const event = events.find((each) => each.slug === slug);
  if (event) return <EventPage event={event} others={events.filter((each) => each !== event)} />;
  return <UnknownContent title={t("event.unknown")} text={t("event.unknownText")} href="/fan" link={t("all")} />;
}

function EventPage({ event, others }: { readonly event: CurrentEvent; readonly others: readonly CurrentEvent[] }) {
  const t = useText("fan");
  const language = useLanguage();
  const { weekdayDate, time, timeInTurkey } = useFormat();
  const { slug, startsAt, endsAt, name, place, state, movedFrom } = event;
  const isOn = state === "scheduled";
  const next = eventAfter(event, others);
  return (
    <>
      <PageHead title={name} description={t("event.description", { name, date: weekdayDate(startsAt), place })} />
      <JsonLd
        facts={{
          "@type": "SportsEvent",
          name,
          startDate: startsAt,
          endDate: endsAt,
          location: { "@type": "Place", name: place, address: place },
          eventStatus: `https://schema.org/Event${isOn && movedFrom !== undefined ? "Rescheduled" : STATUS[state]}`,
          previousStartDate: movedFrom,
          inLanguage: language,
        }}
      />
      <div className={styles["event"]} {...countsDown(startsAt, endsAt)} data-off={isOn ? undefined : ""}>
        <ClubHero back={<ForwardLink href="/fan" text={t("all")} />} title={name} beside={<EventBoard event={event} next={next} />} stands>
          <dl className={styles["facts"]}>
            <div>
              <dt>{t(isOn ? "event.kickOff" : "event.planned")}</dt>
              <dd>
                <time dateTime={startsAt}>
                  <b>{weekdayDate(startsAt)}</b>
                  <b>{t("event.time", { time: time(startsAt) })}</b>
                </time>
                <span>{t("event.there", { time: timeInTurkey(startsAt) })}</span>
                {movedFrom !== undefined && isOn && (
                  <span>{t("event.movedFrom", { date: weekdayDate(movedFrom), time: time(movedFrom) })}</span>
                )}
              </dd>
            </div>
            <div>
              <dt>{t("event.place")}</dt>
              <dd>
                <b>{place}</b>
              </dd>
            </div>
          </dl>
        </ClubHero>
        <Container>
          <div className={styles["page"]}>
            <section className={styles["take"]}>
              <div className={styles["ahead"]}>
                <a href={`/event/${slug}.${language}.ics`} download className={buttonClass({ size: "l" })}>
                  <CalendarIcon size={20} aria-hidden="true" />
                  {t("event.calendar")}
                </a>
                <p>{t("event.calendarNote")}</p>
                <p>{t("event.moved")}</p>
              </div>
              <ShareButton title={name} />
            </section>
            {event.story !== undefined && <Story id={event.story} />}
            {others.length > 0 && <Others events={others} />}
          </div>
        </Container>
      </div>
    </>
  );
}

/** The editorial text; the page is complete without it. */
function Story({ id }: { readonly id: string }) {
  const { data } = useQuery(mediaQuery(useApiScope(), id));
  if (!data) return null;
  return (
    <section className={styles["story"]}>
      <h2>{data.title}</h2>
      {paragraphsOf(data.body).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function Others({ events }: { readonly events: readonly CurrentEvent[] }) {
  const t = useText("fan");
  const { weekdayDate } = useFormat();
  return (
    <section className={styles["others"]}>
      <h2>{t("event.others")}</h2>
      <ul>
        {events.map(({ slug, name, startsAt, state }) => (
          <li key={slug}>
            <time dateTime={startsAt}>{state === "scheduled" ? weekdayDate(startsAt) : t(`event.${state}`)}</time>
            <ForwardLink href={`/event/${slug}`} text={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
