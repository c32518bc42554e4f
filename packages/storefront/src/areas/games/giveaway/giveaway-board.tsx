import type { Giveaway } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { classNames, Countdown } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { countdownIsland } from "../../../hydration/islands/countdown.ts";
import styles from "./giveaway.module.css";

/** What comes next in each state: it opens, it closes, it is drawn, as soon as its value from outside is there; after that nothing. */
export function nextMoment({ state, opensAt, closesAt, drawAt, sealed, outside }: Giveaway): string | undefined {
  return { upcoming: opensAt, open: closesAt, closed: sealed && outside ? outside.at : drawAt, drawn: undefined }[state];
}

const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** The operator is asked a moment later than the clock says, so that it has gone on as well. */
const AFTER_MS = 1500;
/** What is due is asked after as often as this until it has come: the operator may be minutes later than its moment. */
const DUE_MS = 30_000;

/**
 * The scoreboard of a giveaway: its name and what it gives, and the time until its next moment, or that it has come since. Without a script
 * the dates stand below it.
 * @param onMoment called once that moment has come, and from then on until there is something new
 */
export function GiveawayBoard({ giveaway, onMoment }: { readonly giveaway: Giveaway; readonly onMoment: () => void }) {
  const t = useText("giveaway");
  const now = useServerNow();
  const { state, title, description } = giveaway;
  const moment = nextMoment(giveaway);
  // The document brought the island where it was opened here; a fan may also have come from another page.
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
