import type { ReactNode } from "react";
import { useAutoList } from "../../base/use-auto-list.ts";
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

const COLUMNS = ["month", "change", "amount", "result"] as const;

export interface SeasonRow {
  id: string;
  /** Which match day it is: the month as a number, beside its name. */
  day: number;
  /** The month's name as a link to all of it; `aria-current` marks the one that is laid out. */
  month: ReactNode;
  /** Small, below the month: until when it is due. */
  note: ReactNode;
  /** Why it differs from the one before; a phone leaves it to the details. */
  change: ReactNode;
  amount: string;
  /** How it ended, as a pill. */
  result?: ReactNode;
  /** Small, below the result: when that was. */
  resultNote?: string | undefined;
  /** A row that needs a tap holds its button here. */
  action?: ReactNode;
  /** Still to be done: the row stands out. */
  open?: boolean | undefined;
  /** Laid out beside the table. */
  chosen?: boolean | undefined;
}

export interface SeasonTableProps {
  /** Heard, not seen: what the table is and of which year. */
  caption: string;
  columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  rows: readonly SeasonRow[];
}

/** A year, month by month, as a season's table: the match day, why it differs, the amount, and how it ended. */
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
