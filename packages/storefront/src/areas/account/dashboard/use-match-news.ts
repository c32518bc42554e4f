import { useQuery } from "@tanstack/react-query";
import { germanDay, isMatchDay, matchEnd, matchNews, matchShownFrom, startOfGermanDay } from "@tribun/domain";
import { useEffect, useReducer } from "react";
import { useApiScope, useServerNow } from "../../../platform/app/use-app.tsx";
import { nextMatchesQuery } from "../../../features/matches/matches.ts";

const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** Milliseconds, so that the timer fires after the moment and not before it. */
const AFTER_MS = 50;

/**
 * The next match, a cancelled or postponed one, and the last result. Updates when a match comes near, begins or ends, or its day begins.
 */
export function useMatchNews() {
  const { data = [] } = useQuery(nextMatchesQuery(useApiScope()));
  const serverNow = useServerNow();
  const now = serverNow();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const moments = data.flatMap((match) => [
    Date.parse(matchShownFrom(match)),
    startOfGermanDay(germanDay(Date.parse(match.kickOff))),
    Date.parse(match.kickOff),
    Date.parse(matchEnd(match)),
  ]);
  const wait = Math.min(...moments.filter((moment) => moment > now)) - now;
  useEffect(() => {
    if (wait > LONGEST_WAIT_MS) return undefined;
    const timer = setTimeout(lookAgain, wait + AFTER_MS);
    return () => clearTimeout(timer);
  }, [wait]);
  const { next, off } = matchNews(data, now);
  return {
    next,
    off,
    last: data.findLast(({ result }) => result !== undefined),
    today: next !== undefined && isMatchDay(next, now),
  };
}
