import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./line-up.module.css";

/** One fact: what it is about, and how it is here. */
export type Player = readonly [label: ReactNode, value: ReactNode];

export interface LineUpProps {
  /** In the same order wherever such things stand, so that each fact keeps its number. Eleven at most. */
  readonly players: readonly Player[];
  /** What is not in, on the bench: its value names what it costs to have it. */
  readonly missing?: Player | undefined;
}

/** The twelfth man stands outside. */
const MISSING = 12;

/** Facts as a line-up, numbered like shirts; what is missing is number 12. */
export function LineUp({ players, missing }: LineUpProps) {
  return (
    <ol className={styles["line-up"]}>
      {players.map((player, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fact is known by its number
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
