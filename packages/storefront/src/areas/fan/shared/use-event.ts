import { useQuery } from "@tanstack/react-query";
import type { Match } from "@tribun/api-client/contract";
import type { FanEvent } from "@tribun/brand-contract";
import type { Language, MatchState } from "@tribun/domain";
import { useLanguage, useText } from "@tribun/i18n";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { eventMatchesQuery } from "../../../features/content/fan-queries.ts";

/** The current facts of an event; times are instants. */
export type CurrentEvent = Pick<FanEvent, "slug" | "startsAt" | "endsAt" | "story"> & {
  readonly name: string;
  readonly place: string;
  readonly state: MatchState;
  /** The original start of a postponed or moved event. */
  readonly movedFrom?: string;
};

/**
 * The club's events with the operator's current data for each match. Uses the brand's data while the operator has not answered and for
 * events that are no matches. Moved events keep their place in the brand's order.
 */
export function useEvents(): readonly CurrentEvent[] {
  const t = useText("fan");
  const language = useLanguage();
  const { events } = useBrand();
  const { data = [] } = useQuery(eventMatchesQuery(useApiScope(), events));
  const away = (opponent: string) => t("event.away", { opponent });
  return events.map((event) =>
    current(
      event,
      data.find(({ id }) => id === event.match),
      language,
      away,
    ),
  );
}

/** The earliest scheduled event after an event. */
export function eventAfter({ startsAt }: CurrentEvent, events: readonly CurrentEvent[]): CurrentEvent | undefined {
  return events
    .filter((event) => event.state === "scheduled" && event.startsAt > startsAt)
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))[0];
}

function current(event: FanEvent, match: Match | undefined, language: Language, away: (opponent: string) => string): CurrentEvent {
  const facts = { ...event, name: event.name[language], place: event.place[language] };
  if (!match) return { ...facts, state: "scheduled" };
  // The brand names only its home ground, so an away match names the opponent.
  const place = match.venue === "home" ? facts.place : away(match.opponent);
  const isMoved = Date.parse(match.kickOff) !== Date.parse(event.startsAt);
  if (!isMoved) return { ...facts, place, state: match.state };
  const endsAt = new Date(Date.parse(match.kickOff) + Date.parse(event.endsAt) - Date.parse(event.startsAt)).toISOString();
  return { ...facts, place, state: match.state, startsAt: match.kickOff, endsAt, movedFrom: event.startsAt };
}
