import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./shirt-number.module.css";

export interface ShirtNumberProps {
  children: ReactNode;
  /** `s` on a ticket's head, `m` in a list, `l` on a card, `xl` the one bold thing of a screen, `cover` as large as its container lets it. */
  size?: "s" | "m" | "l" | "xl" | "cover" | undefined;
  /** Set small beside the numeral, for example "GB 5G". */
  unit?: ReactNode | undefined;
  /**
   * Where the next page shows the same number, it moves there in one piece. `here`: the one number of this page that does.
   * `pressed`: becomes that one when a link of its card (`article`) is pressed.
   */
  travels?: "here" | "pressed" | undefined;
}

/** A number set like the one on a shirt. */
export function ShirtNumber({ children, size = "l", unit, travels }: ShirtNumberProps) {
  return (
    <span
      className={classNames(styles.line, styles[size])}
      data-digits={size === "cover" && typeof children === "string" ? children.length : undefined}
    >
      <span
        className={classNames(styles.numeral, travels === "here" && styles.travels)}
        data-travel={travels === "pressed" ? "" : undefined}
      >
        {children}
      </span>{" "}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}
