import type { ReactNode } from "react";
import { useAutoList } from "../../base/use-auto-list.ts";
import styles from "./season-table.module.css";

/** The narrow layout sets `display` on table elements, and some browsers then hide the table from screen readers. These roles keep it. */
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  month: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

const COLUMNS = ["month", "change", "amount", "result"] as const;

export interface SeasonRow {
  id: string;
  /** Number of the match day: the month as a number, shown beside its name. */
  day: number;
  /** The month's name as a link to its details; `aria-current` marks the month whose details are shown. */
  month: ReactNode;
  /** Small text below the month: the due date. */
  note: ReactNode;
  /** Why the amount differs from the previous month; phones hide it, because the details show it. */
  change: ReactNode;
  amount: string;
  /** Result of the bill, as a pill. */
  result?: ReactNode;
  /** Small text below the result: its date. */
  resultNote?: string | undefined;
  /** The button of a row that needs an action. */
  action?: ReactNode;
  /** The fan still has to act: the row is highlighted. */
  open?: boolean | undefined;
  /** The details of this row are shown beside the table. */
  chosen?: boolean | undefined;
}

export interface SeasonTableProps {
  /** For screen readers only: what the table shows, and for which year. */
  caption: string;
  columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  rows: readonly SeasonRow[];
}

/** A year of bills as a season's league table: per month the match day, the reason for a difference, the amount and the result. */
export function SeasonTable({ caption, columns, rows }: SeasonTableProps) {
  const list = useAutoList();
  return (
    <div className={styles.frame}>
      <table {...ROLES.table} className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {COLUMNS.map((column) => (
              <th {...ROLES.column} key={column} scope="col" className={styles[column]}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={list} {...ROLES.group}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { day, month, note, change, amount, result, resultNote, action, open, chosen } }: { readonly row: SeasonRow }) {
  return (
    <tr {...ROLES.row} data-open={open || undefined} data-chosen={chosen || undefined}>
      <th {...ROLES.month} scope="row" className={styles.month}>
        <div className={styles.match}>
          <span className={styles.day} aria-hidden="true">
            {day}
          </span>
          <span>
            {month}
            <span className={styles.small}>{note}</span>
          </span>
        </div>
      </th>
      <td {...ROLES.cell} className={styles.change}>
        {change}
      </td>
      <td {...ROLES.cell} className={styles.amount}>
        <b>{amount}</b>
      </td>
      <td {...ROLES.cell} className={styles.result}>
        {result}
        {resultNote !== undefined && <span className={styles.small}>{resultNote}</span>}
        {action}
      </td>
    </tr>
  );
}
