import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./details.module.css";

export type DetailsProps = ComponentProps<"details"> & {
  /** `row`: one of many questions or documents below each other, each with a line under it. */
  readonly look?: "plain" | "row" | undefined;
};

/**
 * What opens without any script: the first child is its `summary`. Whether it is open is the fan's business, before React takes a
 * drawn page over and after, so React leaves that as it finds it.
 */
export function Details({ look = "plain", className, ...rest }: DetailsProps) {
  return (
    <details {...rest} className={classNames(styles["details"], look === "row" && styles["row"], className)} suppressHydrationWarning />
  );
}
