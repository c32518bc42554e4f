import { useFormat, useText } from "@tribun/i18n";
import { Countdown } from "@tribun/ui-kit";
import { useEffect } from "react";
import { countdownIsland } from "../../../hydration/islands/countdown.ts";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import type { CurrentEvent } from "./use-event.ts";
import styles from "./event-board.module.css";

/**
 * The scoreboard of an event: the countdown, a note that the match is on, or a note that it is over. The markup contains all three, and an
 * island chooses by the browser's clock. Without a script the date beside it is enough. A cancelled or postponed event shows only that.
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
  // Starts the island for a fan who navigated here from another page; a fan who opened this document already has it.
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
