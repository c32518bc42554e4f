import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Countdown, textLinkClass } from "@tribun/ui-kit";
import { useEffect } from "react";
import type { FanEvent } from "../../brand/contract.ts";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { countdownIsland } from "../../wake/islands/countdown.ts";
import { countsDown } from "../../wake/marks.ts";
import styles from "./home-countdown.module.css";

const SHOWN = 2;

/**
 * The next match on the scoreboard: when it is in words, and what is left of the time where a script counts. The page may be read long
 * after it was drawn, so the one after it stands behind, and shows once the first is over.
 */
export function HomeCountdown() {
  const { events } = useBrand();
  // The document brought the island where it was opened here; a fan may also have come from another page.
  useEffect(countdownIsland, []);
  return events.slice(0, SHOWN).map((event) => <Board key={event.slug} event={event} />);
}

function Board({ event: { slug, name, startsAt, endsAt } }: { readonly event: FanEvent }) {
  const t = useText("home");
  const language = useLanguage();
  const { weekdayDate, time } = useFormat();
  return (
    <section
      className={styles["board"]}
      data-surface="board"
      {...countsDown(startsAt, endsAt)}
      aria-label={name[language]}
      data-screen-only
    >
      <p>
        <b>{name[language]}</b>
        <br />
        <time className={styles["soft"]} dateTime={startsAt}>
          {t("event.at", { date: weekdayDate(startsAt), time: time(startsAt) })}
        </time>
      </p>
      <div className={styles["left"]}>
        <Countdown
          label={t("event.until")}
          units={{ days: t("event.days"), hours: t("event.hours"), minutes: t("event.minutes"), seconds: t("event.seconds") }}
        />
      </div>
      <p className={styles["running"]}>{t("event.running")}</p>
      <AppLink href={`/event/${slug}`} className={textLinkClass({ strong: true })}>
        {t("event.open")}
      </AppLink>
    </section>
  );
}
