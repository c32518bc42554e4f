import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Countdown } from "@tribun/ui-kit";
import { useEffect } from "react";
import type { FanEvent } from "@tribun/brand-contract";
import { countdownIsland } from "../../wake/islands/countdown.ts";
import { Onward } from "../../shell/onward.tsx";
import styles from "./event-board.module.css";

/**
 * The scoreboard of an event: counts down, says that the ball rolls, or that it is over. All three stand in the page, and an island
 * chooses by the clock of the browser; without a script the date beside it says enough.
 */
export function EventBoard({ event: { startsAt }, next }: { readonly event: FanEvent; readonly next: FanEvent | undefined }) {
  const t = useText("fan");
  const language = useLanguage();
  const { time } = useFormat();
  // The document brought the island where it was opened here; a fan may also have come from another page.
  useEffect(countdownIsland, []);
  const units = { days: t("event.days"), hours: t("event.hours"), minutes: t("event.minutes"), seconds: t("event.seconds") };
  return (
    <div className={styles["board"]} data-surface="board" data-screen-only>
      <div data-when="upcoming" className={styles["state"]}>
        <p className={styles["label"]}>{t("event.until")}</p>
        <Countdown label={t("event.until")} units={units} />
      </div>
      <div data-when="running" className={styles["state"]}>
        <p className={styles["word"]}>{t("event.running")}</p>
        <p>{t("event.runningText", { time: time(startsAt) })}</p>
      </div>
      <div data-when="over" className={styles["state"]}>
        <p className={styles["word"]}>{t("event.over")}</p>
        <p>{t(next ? "event.overText" : "event.overLastText")}</p>
        {next && (
          <p>
            <Onward href={`/event/${next.slug}`} text={next.name[language]} />
          </p>
        )}
      </div>
    </div>
  );
}
