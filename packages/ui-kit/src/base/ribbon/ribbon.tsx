import { classNames } from "../class-names.ts";
import { type KitPattern, useKit } from "../kit-pattern.ts";
import styles from "./ribbon.module.css";

export interface RibbonProps {
  /** Defaults to the kit of the page. */
  pattern?: KitPattern | undefined;
  /** `l` along a page, `m` on a card, `s` where a step or a number wears it. */
  size?: "s" | "m" | "l" | undefined;
  /** What lies behind: split flags let it through. */
  on?: "paper" | "surface" | undefined;
}

/**
 * A strip of the club's kit along one edge: even bars, split flags in a row, one diagonal or three tall bands, each with its own
 * height and rhythm. Decoration: never behind text, never a value of progress, one per edge.
 */
export function Ribbon({ pattern, size = "l", on = "paper" }: RibbonProps) {
  const kit = useKit(pattern);
  return <span className={classNames(styles.ribbon, styles[size], styles[kit], on === "surface" && styles.surface)} aria-hidden="true" />;
}
