import { classNames } from "../class-names.ts";
import { type KitPattern, useKit } from "../kit-pattern.ts";
import styles from "./ribbon.module.css";

export interface RibbonProps {
  /** Defaults to the page's kit. */
  pattern?: KitPattern | undefined;
  /** `l` along a page, `m` on a card, `s` on a step or a number. */
  size?: "s" | "m" | "l" | undefined;
  /** The background behind the ribbon, which shows through between split flags. */
  on?: "paper" | "surface" | undefined;
}

/**
 * A strip of the club's kit along one edge: stripes, flags, a diagonal, bands, fine lines, pennants or fields, each with its own height
 * and spacing. Decoration only: never behind text, never as progress, one per edge.
 */
export function Ribbon({ pattern, size = "l", on = "paper" }: RibbonProps) {
  const kit = useKit(pattern);
  return <span className={classNames(styles.ribbon, styles[size], styles[kit], on === "surface" && styles.surface)} aria-hidden="true" />;
}
