import type { Invoice } from "@tribun/api-client/contract";
import { addCalendarDays, euro, unbroken } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { type Fact, FactsList } from "@tribun/ui-kit";
import { useFirstRows } from "../account-common/first-rows.tsx";
import styles from "./bills.module.css";

/** Why this month differs from the one before, or what is special about the first (product §12). */
export function BillReasons({ invoice, list }: { readonly invoice: Invoice; readonly list: readonly Invoice[] }) {
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
        <p>{t(isPartMonth(invoice) ? "first.text" : "first.textWhole", { from: format.shortDate(period.from) })}</p>
        <p>{t("first.order")}</p>
      </div>
    );
  }
  if (changes.length === 0) return null;
  const said = (amount: number) => t(amount > 0 ? "changes.more" : "changes.less", { amount: format.money(euro(Math.abs(amount))) });
  const rows = shown.map(({ label, amount }): Fact => [unbroken(label), said(amount.amount)]);
  const before = list.find((other) => isPartMonth(other) && addCalendarDays(other.period.to, 1) === period.from);
  return (
    <div className={styles["part"]}>
      <h3>{t("changes.title")}</h3>
      <FactsList
        rows={changes.length > 1 && diffToPrevious.amount !== 0 ? [...rows, [t("changes.sum"), said(diffToPrevious.amount)]] : rows}
        summed={changes.length > 1 && diffToPrevious.amount !== 0}
      />
      {more}
      {before && <p>{t("changes.part", { from: format.shortDate(before.period.from) })}</p>}
    </div>
  );
}

/** The first month of a fan's first line, unless it was a whole one. */
const isPartMonth = ({ kind, period, diffToPrevious }: Invoice): boolean =>
  kind === "period" && diffToPrevious === undefined && !period.from.endsWith("-01");
