import { useQuery } from "@tanstack/react-query";
import type { Match } from "@tribun/api-client/contract";
import { matchEnd, matchShownFrom } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Countdown, textLinkClass } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useApiScope } from "../../../../platform/app/use-app.tsx";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import { countdownIsland } from "../../../../hydration/islands/countdown.ts";
import { countsDown } from "../../../../hydration/marks.ts";
import { nextMatchesQuery, useMatchName } from "../../../../features/matches/matches.ts";
import styles from "./home-countdown.module.css";

/** Number of matches in the markup, about three weeks. The club's server renders the page again long before they are over. */
const HELD = 3;

/**
 * The next match on the scoreboard, from a fortnight before it until it is over. The markup also contains the matches after it, because the
 * page may be read much later; an island chooses by the browser's clock. Without a script no match is shown.
 */
export function HomeCountdown() {
  const { data = [] } = useQuery(nextMatchesQuery(useApiScope()));
  const coming = data.filter(({ state, result }) => state === "scheduled" && result === undefined);
  const played = coming.slice(0, HELD);
  // Starts the island for a fan who navigated here from another page; a fan who opened this document already has it.
  useEffect(countdownIsland, [data]);
  const offBetween = (after: Match | undefined, until?: Match) =>
    data.filter(({ state, kickOff }) => state !== "scheduled" && kickOff > (after?.kickOff ?? "") && (!until || kickOff <= until.kickOff));
  return (
    <>
      {played.map((match, at) => (
        // The board of the next match also reports the cancelled and postponed matches before it.
        <Board key={match.id} match={match} off={offBetween(played[at - 1], match)} />
      ))}
      {coming.length === played.length && offBetween(played.at(-1)).map((match) => <OffBoard key={match.id} match={match} />)}
    </>
  );
}

/** Board for a cancelled or postponed match that no scheduled match follows. */
function OffBoard({ match }: { readonly match: Match }) {
  const nameOf = useMatchName();
  return (
    <section
      className={styles["board"]}
      data-surface="board"
      {...countsDown(matchShownFrom(match), matchEnd(match))}
      aria-label={nameOf(match)}
      data-screen-only
    >
      <Off match={match} />
    </section>
  );
}

/** Says that a match is cancelled or postponed, until it would have been over. */
function Off({ match }: { readonly match: Match }) {
  const t = useText("home");
  const nameOf = useMatchName();
  const { date } = useFormat();
  const { state, kickOff } = match;
  if (state === "scheduled") return null;
  return <p {...countsDown(matchShownFrom(match), matchEnd(match))}>{t(`event.${state}`, { name: nameOf(match), date: date(kickOff) })}</p>;
}

type BoardProps = {
  readonly match: Match;
  /** Cancelled and postponed matches since the previous scheduled match. */
  readonly off: readonly Match[];
};

/**
 * Board of a match. It is shown from the first notice (its own or that of a cancelled match before it) until the match is over. Its clock
 * counts down to the kick-off.
 */
function Board({ match, off }: BoardProps) {
  const t = useText("home");
  const nameOf = useMatchName();
  const { events } = useBrand();
  const { weekdayDate, time } = useFormat();
  const { kickOff, venue } = match;
  const name = nameOf(match);
  const end = matchEnd(match);
  const event = events.find((each) => each.match === match.id);
  return (
    <section
      className={styles["board"]}
      data-surface="board"
      {...countsDown(matchShownFrom(off[0] ?? match), end)}
      aria-label={name}
      data-screen-only
    >
      {off.map((other) => (
        <Off key={other.id} match={other} />
      ))}
      <p>
        <b>{name}</b>
        <br />
        <time className={styles["soft"]} dateTime={kickOff}>
          {t("event.at", { date: weekdayDate(kickOff), time: time(kickOff) })}
        </time>
        <br />
        <span className={styles["soft"]}>{t(`event.${venue}`)}</span>
      </p>
      <div {...countsDown(kickOff, end)}>
        <div className={styles["left"]}>
          <Countdown
            label={t("event.until")}
            units={{ days: t("event.days"), hours: t("event.hours"), minutes: t("event.minutes"), seconds: t("event.seconds") }}
          />
        </div>
        <p className={styles["running"]}>{t("event.running")}</p>
      </div>
      {event && (
        <AppLink href={`/event/${event.slug}`} className={textLinkClass({ strong: true })}>
          {t("event.open")}
        </AppLink>
      )}
    </section>
  );
}
