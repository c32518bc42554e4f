import { useFormat } from "@tribun/i18n";
import type { Bar } from "./usage-series.ts";
import styles from "./usage.module.css";

const HEIGHT = 240;
/** Space above the bars for their numbers, and below for the months. */
const TOP = 34;
const BOTTOM = 30;

type UsageChartProps = {
  readonly bars: readonly Bar[];
  /** Average of the completed months; undefined if it would say nothing. */
  readonly average: number | undefined;
  readonly label: string;
  /** Match days of the club by month; each is a dot below its bar. */
  readonly played: ReadonlyMap<string, readonly number[]>;
};

/**
 * Monthly bars with numbers, the current month hatched, and the average of the completed months as a dashed line with a legend below.
 * Decorative, because a table shows the same numbers. Sizes are SVG attributes, so that the numbers keep the text size at every width.
 */
export function UsageChart({ bars, average, label, played }: UsageChartProps) {
  const format = useFormat();
  const most = Math.max(...bars.map(({ used }) => used), average ?? 0, 0.01);
  const heightOf = (used: number) => (used / most) * (HEIGHT - TOP - BOTTOM);
  const base = HEIGHT - BOTTOM;
  const line = average === undefined ? undefined : base - heightOf(average);
  const step = 100 / bars.length;
  return (
    <svg className={styles["chart"]} width="100%" height={HEIGHT} role="img" aria-label={label}>
      <pattern id="usage-running" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles["hatch"]} width="4" height="8" />
      </pattern>
      <line className={styles["axis"]} x1="0" x2="100%" y1={base} y2={base} />
      {line !== undefined && <line className={styles["average"]} x1="0" x2="100%" y1={line} y2={line} />}
      {bars.map(({ period, used, asOf }, index) => {
        const high = Math.max(2, heightOf(used));
        const middle = `${(index + 0.5) * step}%`;
        return (
          <g key={period}>
            <rect
              className={styles[asOf === undefined ? "bar" : "running"]}
              x={`${(index + 0.18) * step}%`}
              y={base - high}
              width={`${0.64 * step}%`}
              height={high}
              {...(asOf !== undefined && { fill: "url(#usage-running)" })}
            />
            <text className={styles["value"]} x={middle} y={base - high - 8} textAnchor="middle">
              {format.number(Math.round(used * 10) / 10)}
            </text>
            <text className={styles["match"]} x={middle} y={base + 9} textAnchor="middle">
              {"•".repeat(played.get(period)?.length ?? 0)}
            </text>
            <text className={styles["monthName"]} x={middle} y={HEIGHT - 8} textAnchor="middle">
              {format.month(period).slice(0, 3)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
