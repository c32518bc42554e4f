import type { Invoice } from "@tribun/api-client/contract";
import { euro, unbroken } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { type Fact, FactsList } from "@tribun/ui-kit";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import styles from "./bills.module.css";

/** The reasons why this month differs from the one before, or the special items of the first bill (product §12). */
export function BillReasons({ invoice }: { readonly invoice: Invoice }) {
  const t = useText("bills");
  const format = useFormat();
  const { kind, period, diffToPrevious } = invoice;
  const changes = invoice.changes ?? [];
  const { shown, more } = useFirstRows(changes);
  if (kind !== "period") return null;
  if (diffToPrevious === undefined) {
    return (
      <div className={styles["part"]}>
        <h3>{t("first.title")}</h3>
        <p>{t(!period.from.endsWith("-01") ? "first.text" : "first.textWhole", { from: format.shortDate(period.from) })}</p>
        <p>{t("first.order")}</p>
      </div>
    );
  }
  if (changes.length === 0) return null;
  const said = (amount: number) => t(amount > 0 ? "changes.more" : "changes.less", { amount: format.money(euro(Math.abs(amount))) });
  const why = (since: string) => t(since < period.from ? "changes.part" : "changes.new", { from: format.shortDate(since) });
  const rows = shown.map(({ label, amount, since }): Fact => [
    unbroken(since === undefined ? label : `${label}. ${why(since)}`),
    said(amount.amount),
  ]);
  return (
    <div className={styles["part"]}>
      <h3>{t("changes.title")}</h3>
      <FactsList
        rows={changes.length > 1 && diffToPrevious.amount !== 0 ? [...rows, [t("changes.sum"), said(diffToPrevious.amount)]] : rows}
        summed={changes.length > 1 && diffToPrevious.amount !== 0}
      />
      {more}
    </div>
  );
}
