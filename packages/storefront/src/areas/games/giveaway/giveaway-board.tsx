import type { Giveaway } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { classNames, Countdown } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { countdownIsland } from "../../../hydration/islands/countdown.ts";
import styles from "./giveaway.module.css";

/**
 * The next moment in each state: opening, closing, or the draw, which happens once its value from outside is out. Undefined after the draw.
 */
export function nextMoment({ state, opensAt, closesAt, drawAt, sealed, outside }: Giveaway): string | undefined {
  return { upcoming: opensAt, open: closesAt, closed: sealed && outside ? outside.at : drawAt, drawn: undefined }[state];
}

const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** Milliseconds to wait after a moment before the fetch, so that the operator has changed its state too. */
const AFTER_MS = 1500;
/** Milliseconds between fetches while a due change has not arrived, because the operator may be minutes late. */
const DUE_MS = 30_000;

/**
 * The scoreboard of a giveaway: name, prizes and the countdown to its next moment, or a note that it has passed. Without a script the dates
 * stand below it.
 * @param onMoment called when the moment comes, then every 30 seconds until the giveaway changes
 */
export function GiveawayBoard({ giveaway, onMoment }: { readonly giveaway: Giveaway; readonly onMoment: () => void }) {
  const t = useText("giveaway");
  const now = useServerNow();
  const { state, title, description } = giveaway;
  const moment = nextMoment(giveaway);
  // Starts the island for a fan who navigated here from another page; a fan who opened this document already has it.
  useEffect(countdownIsland, []);
  useEffect(() => {
    const left = moment === undefined ? Number.NaN : Date.parse(moment) - now();
    if (!(left <= LONGEST_WAIT_MS)) return undefined;
    const look = () => {
      onMoment();
      timer = setTimeout(look, DUE_MS);
    };
    let timer = setTimeout(look, left < 0 ? DUE_MS : left + AFTER_MS);
    return () => clearTimeout(timer);
  }, [moment, now, onMoment]);
  return (
    <div className={styles["board"]} data-surface="board">
      <div className={styles["say"]}>
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
      {state !== "drawn" && (
        <>
          <div className={styles["clock"]} data-screen-only>
            <p className={styles["label"]}>{t(`board.${state}`)}</p>
            <Countdown
              label={t(`board.${state}`)}
              units={{ days: t("board.days"), hours: t("board.hours"), minutes: t("board.minutes"), seconds: t("board.seconds") }}
            />
          </div>
          <p className={classNames(styles["label"], styles["since"])}>{t(`since.${state}`)}</p>
        </>
      )}
    </div>
  );
}
