import type { Giveaway } from "@tribun/api-client/contract";
import { ticketNumber } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Details, Panel, Pill } from "@tribun/ui-kit";
import { DrawCheck } from "./draw-check.tsx";
import { OutsideValue } from "./outside-value.tsx";
import styles from "./giveaway.module.css";

/**
 * The protocol of a draw: what was fixed before, the value from outside, the list of entries, and the winners by number, with initials if
 * the winner agreed. Readable without a script; with one, the fan's browser can repeat the draw.
 */
export function DrawProtocol({ giveaway }: { readonly giveaway: Giveaway }) {
  const t = useText("giveaway");
  const { date, time } = useFormat();
  const { draw, commitment, closesAt, sealed, outside } = giveaway;
  if (!draw) return null;
  const at = (iso: string) => t("facts.time", { date: date(iso), time: time(iso) });
  return (
    <Panel title={t("proof.title")} label={`${t("proof.title")}, ${giveaway.title}`} aside={<Pill tone="ok">{t("proof.published")}</Pill>}>
      <ol className={styles["log"]}>
        {commitment && (
          <li>
            <b>{t("proof.laid")}</b>
            <span>
              {at(commitment.at)}
              <code className={styles["hash"]}>{commitment.hash}</code>
            </span>
          </li>
        )}
        <li>
          <b>{t("proof.closed")}</b>
          <span>{t("proof.closedText", { date: at(closesAt), count: draw.entries })}</span>
        </li>
        <li>
          <b>{t("proof.hash")}</b>
          <span>
            {sealed && t("proof.sealedText", { date: at(sealed.at) })}
            <code className={styles["hash"]}>{draw.entriesHash}</code>
          </span>
        </li>
        <li>
          <b>{t("proof.seed")}</b>
          <span>
            {t("proof.seedText", { date: at(draw.drawnAt) })}
            <code className={styles["hash"]}>{draw.seed}</code>
          </span>
        </li>
        <li>
          <b>{t("outside.title")}</b>
          {outside && draw.value ? <OutsideValue outside={outside} value={draw.value} /> : <span>{t("outside.none")}</span>}
        </li>
        <li>
          <b>{t("proof.drawn")}</b>
          {draw.winners.length === 0 ? (
            <span>{t("proof.nobody")}</span>
          ) : (
            <ul className={styles["winners"]} aria-label={t("winners")}>
              {draw.winners.map(({ entryId, name, prize }) => (
                <li key={entryId}>
                  <strong>{ticketNumber(entryId)}</strong>
                  <span>{name === undefined ? prize : t("winner", { name, prize })}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      </ol>
      <p className={styles["soft"]}>{t("proof.names")}</p>
      <Details>
        <summary>{t("proof.how")}</summary>
        <p>{t(outside ? "proof.howText" : "proof.howTextBefore")}</p>
      </Details>
      <DrawCheck giveaway={giveaway} />
    </Panel>
  );
}
