import { Details } from "@tribun/ui-kit";
import type { Giveaway } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import styles from "../../forms/form.module.css";

/** Who has won, by initials, and what anybody needs to repeat the draw. */
export function DrawProtocol({ draw }: Pick<Giveaway, "draw">) {
  const t = useText("giveaway");
  const format = useFormat();
  if (!draw) return null;
  return (
    <>
      <p>{t("drawn", { date: format.date(draw.drawnAt), count: draw.entries })}</p>
      <h4>{t("winners")}</h4>
      <ul className={styles["steps"]}>
        {draw.winners.map(({ name, prize }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two winners may share initials and prize, and the list never changes
          <li key={index}>{t("winner", { name, prize })}</li>
        ))}
      </ul>
      <Details>
        <summary>{t("proof.title")}</summary>
        <p>{t("proof.text")}</p>
        <dl className={styles["proof"]}>
          <dt>{t("proof.seed")}</dt>
          <dd>{draw.seed}</dd>
          <dt>{t("proof.hash")}</dt>
          <dd>{draw.entriesHash}</dd>
        </dl>
      </Details>
    </>
  );
}
