import { useId } from "react";
import styles from "./segment-bar.module.css";

export interface SegmentBarProps {
  value: number;
  max: number;
  /** What is measured: "Datenvolumen". */
  label: string;
  /** The value as people say it: "11,8 von 19 GB". Without it a screen reader says a percentage. */
  valueText?: string | undefined;
}

/** How much is left, in the lamps of a scoreboard. SVG, so that the width is an attribute and no inline style. */
export function SegmentBar({ value, max, label, valueText }: SegmentBarProps) {
  const lamps = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <svg
      className={styles.bar}
      width="100%"
      height="16"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
    >
      <pattern id={lamps} width="13" height="16" patternUnits="userSpaceOnUse">
        <rect className={styles.lamp} width="10" height="16" rx="1.5" />
      </pattern>
      <mask id={`${lamps}m`}>
        <rect width="100%" height="16" fill={`url(#${lamps})`} />
      </mask>
      <g mask={`url(#${lamps}m)`}>
        <rect className={styles.dark} width="100%" height="16" />
        <rect className={styles.lit} width={`${(share * 100).toFixed(2)}%`} height="16" />
      </g>
    </svg>
  );
}
