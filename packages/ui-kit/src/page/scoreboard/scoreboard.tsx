import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./scoreboard.module.css";

export interface ScoreboardCell {
  /** Small, above the value. */
  label: ReactNode;
  value: ReactNode;
  /** `in` comes onto the pitch, `out` leaves it. The label says so too. */
  tone?: "in" | "out" | undefined;
}

/** A framed dark board with cells side by side: a substitution, a score, a date. On a club's or the board's surface as on paper. */
export function Scoreboard({ cells }: { cells: readonly ScoreboardCell[] }) {
  return (
    <dl className={styles.board} data-surface="board">
      {cells.map(({ label, value, tone }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- cells have places, and hold no state
        <div key={index} className={classNames(styles.cell, tone && styles[tone])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
