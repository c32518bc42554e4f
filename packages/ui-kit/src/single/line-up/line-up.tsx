import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./line-up.module.css";

/** One fact: its label and its value. */
export type Player = readonly [label: ReactNode, value: ReactNode];

export interface LineUpProps {
  /** Use the same order on every page, so that each fact keeps its number. At most eleven. */
  readonly players: readonly Player[];
  /** What the tariff does not include; the value names the price of adding it. */
  readonly missing?: Player | undefined;
}

/** The number of the missing fact, like a twelfth man. */
const MISSING = 12;

/** Facts as a numbered line-up; the missing one has number 12. */
export function LineUp({ players, missing }: LineUpProps) {
  return (
    <ol className={styles["line-up"]}>
      {players.map((player, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fact is identified by its number
        <Line key={index} number={index + 1} player={player} />
      ))}
      {missing && <Line number={MISSING} player={missing} out />}
    </ol>
  );
}

function Line({
  number,
  player: [label, value],
  out = false,
}: {
  readonly number: number;
  readonly player: Player;
  readonly out?: boolean;
}) {
  return (
    <li className={classNames(styles["line"], out && styles["out"])} value={number}>
      <span className={styles["number"]} aria-hidden="true">
        {number}
      </span>
      <span className={styles["fact"]}>
        <span className={styles["label"]}>{label}</span> <b className={styles["value"]}>{value}</b>
      </span>
    </li>
  );
}
