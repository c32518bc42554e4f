import { useId } from "react";
import styles from "./segment-bar.module.css";

export interface SegmentBarProps {
  value: number;
  max: number;
  /** What the bar measures: "Datenvolumen". */
  label: string;
  /** The value in words: "11,8 von 19 GB". Without it a screen reader reads a percentage. */
  valueText?: string | undefined;
}

/** A meter of the remaining amount, drawn as scoreboard lamps. SVG, so that the width is an attribute instead of an inline style. */
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
