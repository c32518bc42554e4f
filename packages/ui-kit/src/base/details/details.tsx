import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./details.module.css";

export type DetailsProps = ComponentProps<"details"> & {
  /** `row`: one of a list of questions or documents, with a line below each. */
  readonly look?: "plain" | "row" | undefined;
};

/**
 * A native `<details>`, which works without script; the first child is its `summary`. The fan may open or close it before and after
 * hydration, so React does not compare the `open` state.
 */
export function Details({ look = "plain", className, ...rest }: DetailsProps) {
  return (
    <details {...rest} className={classNames(styles["details"], look === "row" && styles["row"], className)} suppressHydrationWarning />
  );
}
