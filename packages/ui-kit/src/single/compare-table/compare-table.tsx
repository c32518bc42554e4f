import type { ReactNode } from "react";
import { type CompareRow, splitRows } from "./split-rows.ts";
import styles from "./compare-table.module.css";

export interface CompareTableProps {
  /** Names the table for fans who cannot see the heading above it. */
  readonly caption: string;
  /** `name` appears beside each value if the columns do not fit side by side. At most four columns. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly head: ReactNode; readonly foot?: ReactNode }[];
  readonly rows: readonly CompareRow[];
  /** Label of the one row with the shared facts, for example "Gleich". */
  readonly sharedLabel: string;
}

/** The narrow layout sets `display` on table elements, and some browsers then hide the table from screen readers. These roles keep it. */
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  fact: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/**
 * Compares up to four columns fact by fact. Differing facts are tinted and bold, one value per column; facts that are equal for all are
 * merged into one last row. On a phone a fact's label is on a line above its values; if these do not fit side by side, each gets a line
 * with the name of its column.
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
