import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import type { Round, Step } from "./round.ts";
import styles from "./play.module.css";

type KickListProps = { readonly round: Round; readonly step: (step: Step) => void };

/** The kicks chosen so far; the fan can change each until the whistle. */
export function KickList({ round: { kicks, at }, step }: KickListProps) {
  const t = useText("games");
  if (kicks.every((kick) => kick === undefined)) return null;
  return (
    <section className={styles["list"]} aria-labelledby="penalty-list">
      <h2 id="penalty-list">{t("play.list")}</h2>
      <ol>
        {kicks.map(
          (kick, index) =>
            kick && (
              // oxlint-disable-next-line react/no-array-index-key -- the index identifies a kick
              <li key={index} value={index + 1} data-now={index === at || undefined}>
                <b aria-hidden="true">{index + 1}</b>
                <span>{t("play.kick", { zone: t(`zone.${kick.zone}`), power: kick.power })}</span>
                <Button
                  variant="quiet"
                  onClick={() => step({ kind: "change", index })}
                  aria-label={t("play.change", { number: index + 1 })}
                >
                  {t("play.changeShort")}
                </Button>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
