import { useText } from "@tribun/i18n";
import { CheckIcon, XIcon } from "@tribun/ui-kit";
import { type Round, scoreOf } from "./round.ts";
import styles from "./play.module.css";

type Mark = "goal" | "saved" | "missed" | "set" | "open";

/** The board above the pitch: the score, and the result of each kick as a sign and a word. */
export function Hud({ round }: { readonly round: Round }) {
  const t = useText("games");
  const { me, keeper } = scoreOf(round);
  const running = round.phase === "aim" || round.phase === "show";
  const marks = round.kicks.map((kick, index): Mark => {
    const seen = (round.phase === "show" || round.phase === "over") && index < round.at;
    if (seen) return round.result?.kicks[index]?.outcome ?? "open";
    return kick ? "set" : "open";
  });
  return (
    <div className={styles["hud"]}>
      <p className={styles["score"]}>
        <span>{t("score.you")}</span> <b>{me}</b> <span aria-hidden="true">:</span> <b>{keeper}</b> <span>{t("score.keeper")}</span>
      </p>
      <span
        className={styles["tally"]}
        role="img"
        aria-label={t("tally.label", { list: marks.map((mark) => t(`tally.${mark}`)).join(", ") })}
      >
        {marks.map((mark, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the kicks keep their order, and the elements have no state
          <i key={index} data-mark={mark} data-now={(running && index === round.at) || undefined}>
            {mark === "goal" && <CheckIcon size={16} strokeWidth={3.5} aria-hidden="true" />}
            {(mark === "saved" || mark === "missed") && <XIcon size={16} strokeWidth={3.5} aria-hidden="true" />}
          </i>
        ))}
      </span>
    </div>
  );
}
