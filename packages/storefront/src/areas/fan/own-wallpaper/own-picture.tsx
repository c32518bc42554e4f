import { Jersey, type JerseyStyle, useKit } from "@tribun/ui-kit";
import type { Ref } from "react";
import type { Size } from "./sizes.ts";
import styles from "./own.module.css";

type OwnPictureProps = Size & {
  readonly style: JerseyStyle;
  /** In capitals. */
  readonly name: string;
  readonly number: string;
  /** What the picture shows. */
  readonly label: string;
  readonly ref: Ref<HTMLDivElement>;
};

/** How much of the picture's width the shirt takes, and of its height at most. */
const WIDE = 0.66;
const HIGH = 0.5;
/** Of the window's height, in per cent: the form stays in sight. */
const HIGHEST = 68;
/** Units of the ground's shorter side, and of its band. */
const SIDE = 360;
const BAND = 44;

/** The fan's shirt over a pitch by night, with the kit as a band below. The upper third stays calm: there stands a phone's clock. */
export function OwnPicture({ width, height, style, name, number, label, ref }: OwnPictureProps) {
  const kit = useKit();
  const scale = SIDE / Math.min(width, height);
  const [w, h] = [width * scale, height * scale];
  const shirt = Math.min(w * WIDE, (h * HIGH * 400) / 420);
  const middle = h * 0.6;
  return (
    <div
      ref={ref}
      className={styles["picture"]}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `${(HIGHEST * width) / height}svb` }}
    >
      <svg className={styles["ground"]} viewBox={`0 0 ${w} ${h}`} aria-hidden="true" focusable="false">
        <rect className={styles["night"]} width={w} height={h} />
        <path className={styles["lines"]} d={`M0 ${middle}H${w}`} />
        <circle className={styles["lines"]} cx={w / 2} cy={middle} r={shirt * 0.72} />
        <rect className={styles["first"]} y={h - BAND} width={w} height={BAND} />
        <path className={styles["second"]} d={BANDS[kit](w, h - BAND)} />
      </svg>
      <div className={styles["shirt"]} style={{ inlineSize: `${(shirt / w) * 100}%` }}>
        <Jersey style={style} name={name} number={number} />
      </div>
    </div>
  );
}

/** Where the second colour lies on the band. */
const BANDS = {
  stripes: (w: number, y: number) => {
    // As many bars of one colour as fit, one more of the other: it ends as it began.
    const bars = Math.round(w / 48);
    const bar = w / (2 * bars + 1);
    return Array.from({ length: bars }, (_, i) => `M${(2 * i + 1) * bar} ${y}h${bar}v${BAND}h-${bar}z`).join("");
  },
  hoops: (w: number, y: number) => `M0 ${y}h${w}v11H0zM0 ${y + 22}h${w}v11H0z`,
  halves: (w: number, y: number) => `M${w / 2} ${y}h${w / 2}v${BAND}h-${w / 2}z`,
  sash: (w: number, y: number) => `M${w / 2 - 60} ${y}h76l44 ${BAND}h-76z`,
} as const;
