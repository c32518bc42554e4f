import type { InvoiceSeason } from "@tribun/api-client/contract";
import { euro, type Money } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Board } from "@tribun/ui-kit";
import styles from "./season-board.module.css";

/** The year's sum on the scoreboard, with its paid and open parts. */
export function SeasonBoard({ season: { year, total, open } }: { readonly season: InvoiceSeason }) {
  const t = useText("bills");
  const { money } = useFormat();
  const cell = (label: string, sum: Money) => (
    <div>
      <dt>{label}</dt>
      <dd>{money(sum)}</dd>
    </div>
  );
  return (
    <Board label={t("board.label", { year })}>
      <dl className={styles["sums"]}>
        {cell(t("board.total"), total)}
        {cell(t("board.paid"), euro(total.amount - open.amount))}
        {cell(t("board.open"), open)}
      </dl>
    </Board>
  );
}
