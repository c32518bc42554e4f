import { useQuery } from "@tanstack/react-query";
import type { ActiveOption, Line, Match } from "@tribun/api-client/contract";
import { matchEnd, reachesMatch } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Countdown } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useApiScope, useServerNow } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { countdownIsland } from "../../../hydration/islands/countdown.ts";
import { countsDown } from "../../../hydration/marks.ts";
import { myPacksQuery } from "../shared/my-packs.ts";
import { useMatchName } from "../../../features/matches/matches.ts";
import { leftOf } from "./days.ts";
import { matchDayPackQuery } from "./match-day-pack.ts";
import styles from "./match-strip.module.css";
import { useMatchNews } from "./use-match-news.ts";

const MB_PER_GB = 1000;

type MatchStripProps = {
  /** The line that a pack would be for; without one no pack is shown. */
  readonly line: Line | undefined;
};

/**
 * Match day on the dashboard: the next match with its countdown, a postponed or cancelled one, and on the day itself the pack. Renders
 * nothing if no match is near.
 */
export function MatchStrip({ line }: MatchStripProps) {
  const { next, off, last, today } = useMatchNews();
  const t = useText("dashboard");
  const { date } = useFormat();
  const nameOf = useMatchName();
  if (!next && !off) return null;
  return (
    <section className={styles["strip"]} data-surface="board" aria-labelledby="match-day">
      <h2 id="match-day" className={styles["title"]}>
        {t(today ? "match.today" : "match.title")}
      </h2>
      {off && off.state !== "scheduled" && <p>{t(`match.${off.state}`, { name: nameOf(off), date: date(off.kickOff) })}</p>}
      {next && <Next key={next.id} match={next} />}
      {last?.result && !today && <LastResult match={last} result={last.result} />}
      {today && next && line && !withoutLimit(line) && <MatchPack lineId={line.id} match={next} />}
    </section>
  );
}

/** True if a data pack would add nothing, because an unlimited one runs or the tariff has no limit. */
const withoutLimit = (line: Line): boolean => line.unlimitedDataUntil !== undefined || (leftOf(line, "data", "de")?.flat ?? true);

function Next({ match }: { readonly match: Match }) {
  const t = useText("dashboard");
  const { weekdayDate, time, timeInTurkey } = useFormat();
  const nameOf = useMatchName();
  const { kickOff, venue } = match;
  const serverNow = useServerNow();
  // Uses the server's clock, which also selects the match, because a device's clock may be minutes off.
  useEffect(() => countdownIsland(serverNow() - Date.now()), [serverNow]);
  return (
    <div className={styles["next"]} {...countsDown(kickOff, matchEnd(match))}>
      <p>
        <b className={styles["name"]}>{nameOf(match)}</b>
        <time className={styles["soft"]} dateTime={kickOff}>
          {t("match.at", { date: weekdayDate(kickOff), time: time(kickOff) })}
        </time>
        <span className={styles["soft"]}>
          {t(`match.${venue}`)}, {t("match.there", { time: timeInTurkey(kickOff) })}
        </span>
      </p>
      <div className={styles["left"]}>
        <Countdown
          label={t("match.until")}
          units={{ days: t("match.days"), hours: t("match.hours"), minutes: t("match.minutes"), seconds: t("match.seconds") }}
        />
      </div>
      <p className={styles["running"]}>{t("match.running")}</p>
    </div>
  );
}

function LastResult({ match, result: { own, theirs } }: { readonly match: Match; readonly result: NonNullable<Match["result"]> }) {
  const t = useText("dashboard");
  const nameOf = useMatchName();
  const result = match.venue === "home" ? `${own}:${theirs}` : `${theirs}:${own}`;
  return <p className={styles["soft"]}>{t("match.last", { name: nameOf(match), result })}</p>;
}

/**
 * The match day pack as it is sold. Renders nothing if there is none, if the fan already has one for this match, or if the operator does
 * not answer.
 */
function MatchPack({ lineId, match }: { readonly lineId: string; readonly match: Match }) {
  const t = useText("dashboard");
  const { money, gb } = useFormat();
  const { data: pack } = useQuery(matchDayPackQuery(useApiScope()));
  const { data: mine } = useQuery(myPacksQuery(useApiScope()));
  const nowMs = useServerNow()();
  if (!pack || !mine) return null;
  const reaches = ({ startedAt, endsAt }: ActiveOption) =>
    reachesMatch(match, { startMs: Date.parse(startedAt), endMs: Date.parse(endsAt) }, nowMs);
  if (mine.some((one) => one.lineId === lineId && one.option.id === pack.id && reaches(one))) return null;
  const { dataMb = 0 } = pack.allowance;
  const facts = { name: pack.name, price: money(pack.price) };
  return (
    <div className={styles["pack"]}>
      <p>{dataMb < 0 ? t("match.pack", facts) : t("match.packSize", { ...facts, size: gb(dataMb / MB_PER_GB) })}</p>
      <AppLink
        href={`/dashboard/options/${encodeURIComponent(pack.id)}?line=${encodeURIComponent(lineId)}`}
        className={buttonClass({ variant: "accent" })}
      >
        {t("match.packOpen", { name: pack.name })}
      </AppLink>
    </div>
  );
}
