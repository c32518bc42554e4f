import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./facts-list.module.css";

/** A label and its value; a row without a value is left out. */
export type Fact = readonly [label: string, value: ReactNode];

export type FactsListProps = {
  readonly rows: readonly Fact[];
  /** The last row is a total. */
  readonly summed?: boolean;
};

/** Labels and values, one pair per line; a value that does not fit beside its label wraps below it. */
export function FactsList({ rows, summed = false }: FactsListProps) {
  return (
    <dl className={classNames(styles["list"], summed && styles["summed"])} data-summed={summed || undefined}>
      {rows.map(([label, value], index) =>
        value === undefined ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- two items of a bill may share a label, and rows never change places
          <div key={index} className={styles["row"]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
