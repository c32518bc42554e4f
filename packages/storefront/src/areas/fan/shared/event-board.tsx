import { useFormat, useText } from "@tribun/i18n";
import { Countdown } from "@tribun/ui-kit";
import { useEffect } from "react";
import { countdownIsland } from "../../../hydration/islands/countdown.ts";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import type { CurrentEvent } from "./use-event.ts";
import styles from "./event-board.module.css";

/**
 * The scoreboard of an event: counts down, says that the ball rolls, or that it is over. All three stand in the page, and an island
 * chooses by the clock of the browser; without a script the date beside it says enough. One that is off says that alone.
 */
export function EventBoard({
  event: { startsAt, state },
  next,
}: {
  readonly event: CurrentEvent;
  readonly next: CurrentEvent | undefined;
}) {
  const t = useText("fan");
  const { time } = useFormat();
  // The document brought the island where it was opened here; a fan may also have come from another page.
  useEffect(countdownIsland, []);
  const units = { days: t("event.days"), hours: t("event.hours"), minutes: t("event.minutes"), seconds: t("event.seconds") };
  const onward = next && (
    <p>
      <ForwardLink href={`/event/${next.slug}`} text={next.name} />
    </p>
  );
  if (state !== "scheduled") {
    return (
      <div className={styles["board"]} data-surface="board" data-screen-only>
        <div data-when="off" className={styles["state"]}>
          <p className={styles["word"]}>{t(`event.${state}`)}</p>
          <p>{t(`event.${state}Text`)}</p>
          {onward}
        </div>
      </div>
    );
  }
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
        {onward}
      </div>
    </div>
  );
}
