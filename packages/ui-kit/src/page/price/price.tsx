import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./price.module.css";

export interface PriceProps {
  /** The amount as text in the page's language: `14,99 €`. */
  amount: ReactNode;
  /** What the amount means, with the note that the law requires: "im Monat, inkl. MwSt.". */
  note?: ReactNode | undefined;
  size?: "m" | "l" | undefined;
}

/** An amount of money in the display font, with its note beside it. */
export function Price({ amount, note, size = "m" }: PriceProps) {
  return (
    <p className={classNames(styles.price, size === "l" && styles.large)}>
      <b className={styles.amount}>{amount}</b> {note ? <span className={styles.note}>{note}</span> : null}
    </p>
  );
}
