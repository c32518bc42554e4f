import type { ReactNode } from "react";
import { type CompareRow, splitRows } from "./split-rows.ts";
import styles from "./compare-table.module.css";

export interface CompareTableProps {
  /** Names the table for whoever cannot see the heading above it. */
  readonly caption: string;
  /** `name` stands beside each value where the columns have no room side by side. At most four. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly head: ReactNode; readonly foot?: ReactNode }[];
  readonly rows: readonly CompareRow[];
  /** Names the one row of what all share, for example "Gleich". */
  readonly sharedLabel: string;
}

/** Folded for a phone the table is no table to the style sheet, and to some browsers none to a screen reader either: here it stays one. */
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  fact: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/**
 * Things side by side, fact by fact. What differs is tinted and in bold, one value to a column; what is the same for all is folded into
 * one last row. On a phone a fact's name has a line of its own above its values; where not even those fit side by side, each has a
 * line beside the name of its column.
 */
export function CompareTable({ caption, columns, rows, sharedLabel }: CompareTableProps) {
  const { differing, shared } = splitRows(rows);
  return (
    <div className={styles.frame}>
      <table {...ROLES.table} className={styles.table} data-columns={columns.length}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <td {...ROLES.cell} className={styles.corner} />
            {columns.map(({ id, head }) => (
              <th {...ROLES.column} key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {differing.map(({ label, values }) => (
            <tr {...ROLES.row} key={label} data-differs="">
              <th {...ROLES.fact} scope="row">
                {label}
              </th>
              {columns.map(({ id, name }, index) => (
                <td {...ROLES.cell} key={id} data-column={name}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
          {shared.length > 0 && (
            <tr {...ROLES.row}>
              <th {...ROLES.fact} scope="row">
                {sharedLabel}
              </th>
              <td {...ROLES.cell} colSpan={columns.length} className={styles.shared}>
                <ul>
                  {shared.map(({ label, values }) => (
                    <li key={label}>
                      {label}: <span>{values[0]}</span>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          )}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot {...ROLES.group}>
            <tr {...ROLES.row}>
              <td {...ROLES.cell} className={styles.corner} />
              {columns.map(({ id, name, foot }) => (
                <td {...ROLES.cell} key={id} data-column={name}>
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
