import type { ReactNode } from "react";
import styles from "./compare-table.module.css";

/** One fact of all that are compared. `values` has one for each column, in their order; equal texts count as equal. */
export type CompareRow = { readonly label: string; readonly values: readonly string[] };

export interface CompareTableProps {
  /** Names the table for whoever cannot see the heading above it. */
  readonly caption: string;
  /** `name` stands beside each value where the columns have no room side by side. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly head: ReactNode; readonly foot?: ReactNode }[];
  readonly rows: readonly CompareRow[];
  /** Stands beside a value that all share, for example "bei allen". */
  readonly sharedNote: string;
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
 * Things side by side, fact by fact. What differs stands in bold, one value to a column; what is the same for all is written once,
 * across all columns. A fact's name has a line of its own; on a phone each value has one too, beside the name of its column.
 */
export function CompareTable({ caption, columns, rows, sharedNote }: CompareTableProps) {
  const width = columns.length;
  return (
    <div className={styles.frame}>
      <table {...ROLES.table} className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map(({ id, head }) => (
              <th {...ROLES.column} key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, values }) => {
          const shared = values.every((value) => value === values[0]);
          return (
            <tbody {...ROLES.group} key={label} data-differs={!shared}>
              <tr {...ROLES.row}>
                <th {...ROLES.fact} colSpan={width} scope="rowgroup">
                  {label}
                </th>
              </tr>
              <tr {...ROLES.row}>
                {shared ? (
                  <td {...ROLES.cell} colSpan={width}>
                    {values[0]}
                    {width > 1 && <span className={styles.note}> {sharedNote}</span>}
                  </td>
                ) : (
                  columns.map(({ id, name }, index) => (
                    <td {...ROLES.cell} key={id} data-column={name}>
                      {values[index]}
                    </td>
                  ))
                )}
              </tr>
            </tbody>
          );
        })}
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot {...ROLES.group}>
            <tr {...ROLES.row}>
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
