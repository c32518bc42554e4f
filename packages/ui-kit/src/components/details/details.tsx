import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./details.module.css";

/**
 * What opens without any script: the first child is its `summary`. Whether it is open is the fan's business, before React takes a
 * drawn page over and after, so React leaves that as it finds it.
 */
export function Details({ className, ...rest }: ComponentProps<"details">) {
  return <details {...rest} className={classNames(styles["details"], className)} suppressHydrationWarning />;
}
