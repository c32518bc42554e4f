import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./shirt-number.module.css";

export interface ShirtNumberProps {
  children: ReactNode;
  /** `s` on the head of the order summary, `m` in a list, `l` on a card, `xl` once per screen, `cover` as large as its container allows. */
  size?: "s" | "m" | "l" | "xl" | "cover" | undefined;
  /** Small text beside the number, for example "GB 5G". */
  unit?: ReactNode | undefined;
  /**
   * View transition to the next page if that shows the same number. `here`: the one number of this page that moves. `pressed`: moves when
   * the fan presses a link of its card (`article`).
   */
  travels?: "here" | "pressed" | undefined;
}

/** A number styled like a shirt number. */
export function ShirtNumber({ children, size = "l", unit, travels }: ShirtNumberProps) {
  return (
    <span
      className={classNames(styles.line, styles[size])}
      data-digits={size === "cover" && typeof children === "string" ? children.length : undefined}
    >
      <span
        className={classNames(styles.numeral, "numeral", travels === "here" && styles.travels)}
        data-travel={travels === "pressed" ? "" : undefined}
      >
        {children}
      </span>{" "}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}
