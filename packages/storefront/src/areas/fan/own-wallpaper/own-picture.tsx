import { Jersey, type JerseyStyle, useKit } from "@tribun/ui-kit";
import type { Ref } from "react";
import type { Size } from "./sizes.ts";
import styles from "./own.module.css";

type OwnPictureProps = Size & {
  readonly style: JerseyStyle;
  /** In capitals. */
  readonly name: string;
  readonly number: string;
  /** Text alternative of the picture. */
  readonly label: string;
  readonly ref: Ref<HTMLDivElement>;
};

/** The shirt's share of the picture's width, and its maximum share of the height. */
const WIDE = 0.66;
const HIGH = 0.5;
/** Maximum height in per cent of the window, so that the form stays in sight. */
const HIGHEST = 68;
/** SVG units of the picture's shorter side, and of the band's height. */
const SIDE = 360;
const BAND = 44;

/**
 * The fan's shirt over a pitch at night, with the kit's pattern as a band below. The upper third stays plain, because a phone shows its
 * clock there.
 */
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

/** Path of the second colour on the band, by pattern. */
const BANDS = {
  stripes: (w: number, y: number) => {
    // One more bar of the first colour than of the second, so that both ends have the same colour.
    const bars = Math.round(w / 48);
    const bar = w / (2 * bars + 1);
    return Array.from({ length: bars }, (_, i) => `M${(2 * i + 1) * bar} ${y}h${bar}v${BAND}h-${bar}z`).join("");
  },
  hoops: (w: number, y: number) => `M0 ${y}h${w}v11H0zM0 ${y + 22}h${w}v11H0z`,
  halves: (w: number, y: number) => `M${w / 2} ${y}h${w / 2}v${BAND}h-${w / 2}z`,
  pinstripe: (w: number, y: number) => Array.from({ length: Math.floor(w / 16) }, (_, i) => `M${16 * i + 6} ${y}h4v${BAND}h-4z`).join(""),
  chevron: (w: number, y: number) => Array.from({ length: Math.ceil(w / 60) }, (_, i) => `M${60 * i} ${y}h60l-30 ${BAND}z`).join(""),
  quarters: (w: number, y: number) => `M${w / 2} ${y}h${w / 2}v${BAND / 2}h-${w / 2}zM0 ${y + BAND / 2}h${w / 2}v${BAND / 2}h-${w / 2}z`,
  sash: (w: number, y: number) => `M${w / 2 - 60} ${y}h76l44 ${BAND}h-76z`,
} as const;
