import type { Invoice } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, CheckIcon, Pill } from "@tribun/ui-kit";
import { AppLink } from "../../shell/app-link.tsx";
import { type BillsAddress, billsHref } from "../bills-shared/bills-href.ts";
import { toneOf } from "../bills-shared/states.ts";
import styles from "./season-table.module.css";

/** Folded for a phone the table is no table to the style sheet, and to some browsers none to a screen reader either: here it stays one. */
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  month: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

type SeasonTableProps = {
  readonly rows: readonly Invoice[];
  readonly year: number;
  readonly address: BillsAddress;
  /** Id of the invoice that is laid out. */
  readonly chosen: string | undefined;
};

/** The year's invoices as a season table: month, why it differs, amount, due and paid day. A row that needs a tap holds a button instead of a result. */
export function SeasonTable({ rows, year, address, chosen }: SeasonTableProps) {
  const t = useText("bills");
  return (
    <div className={styles["frame"]}>
      <table {...ROLES.table} className={styles["table"]}>
        <caption className={styles["caption"]}>{t("table.caption", { year })}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {(["month", "change", "amount", "result"] as const).map((column) => (
              <th {...ROLES.column} key={column} scope="col" className={styles[column]}>
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} address={address} chosen={invoice.id === chosen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { readonly invoice: Invoice; readonly address: BillsAddress; readonly chosen: boolean };

function Row({ invoice, address, chosen }: RowProps) {
  const t = useText("bills");
  const format = useFormat();
  const { id, kind, period, total, dueDate, paidDate, payable, status, number } = invoice;
  const month = format.month(period.to);
  const amount = format.money(total);
  return (
    <tr {...ROLES.row} data-open={payable || undefined} data-chosen={chosen || undefined}>
      <th {...ROLES.month} scope="row" className={styles["month"]}>
        <div className={styles["match"]}>
          <span className={styles["day"]} aria-hidden="true">
            {Number(period.to.slice(5, 7))}
          </span>
          <span>
            <AppLink href={billsHref({ ...address, bill: id }, "bill")} aria-current={chosen ? "true" : undefined}>
              {month}
            </AppLink>
            <span className={styles["small"]}>
              {kind !== "period" && `${t(`row.${kind}`)} `}
              {kind === "period" ? t("row.due", { date: format.shortDate(dueDate) }) : number}
            </span>
          </span>
        </div>
      </th>
      <td {...ROLES.cell} className={styles["change"]}>
        {kind === "period" && <Change invoice={invoice} />}
      </td>
      <td {...ROLES.cell} className={styles["amount"]}>
        <b>{amount}</b>
      </td>
      <td {...ROLES.cell} className={styles["result"]}>
        {(!payable || status !== "issued") && (
          <Pill tone={toneOf(invoice)}>
            {invoice.paid && <CheckIcon size={14} strokeWidth={3} aria-hidden="true" />} {t(`status.${status}`)}
          </Pill>
        )}
        {paidDate !== undefined && <span className={styles["small"]}>{t("row.paidOn", { date: format.shortDate(paidDate) })}</span>}
        {payable && (
          <AppLink
            href={billsHref({ ...address, bill: id }, "pay")}
            className={buttonClass()}
            aria-label={t("row.payLabel", { month, amount })}
          >
            {t("row.pay")}
          </AppLink>
        )}
      </td>
    </tr>
  );
}

/** How much more or less than the month before, and the largest reason. */
function Change({ invoice: { diffToPrevious, changes } }: { readonly invoice: Invoice }) {
  const t = useText("bills");
  const { money } = useFormat();
  if (diffToPrevious === undefined) return t("row.first");
  if (diffToPrevious.amount === 0) return t("row.same");
  const change = t(diffToPrevious.amount > 0 ? "row.more" : "row.less", { amount: money(euro(Math.abs(diffToPrevious.amount))) });
  const [largest, ...others] = changes ?? [];
  if (largest === undefined) return change;
  // The name alone: number and days of a base fee stand in the details.
  const what = largest.label.split(", ")[0] ?? largest.label;
  return t(others.length === 0 ? "row.why" : "row.whyMore", { change, what, count: others.length });
}
