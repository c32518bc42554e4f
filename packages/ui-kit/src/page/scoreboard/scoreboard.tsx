import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./scoreboard.module.css";

export interface ScoreboardCell {
  /** Small text above the value. */
  label: ReactNode;
  value: ReactNode;
  /** `in`: player comes on; `out`: player goes off. The label has to say so too. */
  tone?: "in" | "out" | undefined;
}

/**
 * A framed dark board with cells side by side: a substitution, a score, a date. It looks the same on club surfaces, on the board and on the
 * page.
 */
export function Scoreboard({ cells }: { cells: readonly ScoreboardCell[] }) {
  return (
    <dl className={styles.board} data-surface="board">
      {cells.map(({ label, value, tone }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- cells keep their places and hold no state
        <div key={index} className={classNames(styles.cell, tone && styles[tone])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
