import { useId } from "react";
import { type KitPattern, useKit } from "../../base/kit-pattern.ts";
import styles from "./stand.module.css";

export interface StandProps {
  /** Two figures that the seats form: the club's year. */
  figures: string;
  /** Defaults to the kit of the page. */
  pattern?: KitPattern | undefined;
  /** What the picture shows; without it the drawing is decoration. */
  label?: string | undefined;
}

/** How far each row lies below the upper edge, and its scale: the nearest first, which is the first to rise. */
const ROWS = [
  [343, 1.36],
  [303, 1.26],
  [266, 1.17],
  [232, 1.09],
  [200, 1.01],
  [170, 0.94],
  [142, 0.87],
  [116, 0.81],
  [91, 0.75],
  [68, 0.7],
  [46, 0.65],
  [26, 0.6],
] as const;

/**
 * The stand in the club's choreography, whose seats form its two figures. One arc, dashed, is a row; twelve of them are a mask, and the
 * choreography is a plain drawing behind it: no node per seat. As wide as its place, and cropped to its middle where that is narrow, so
 * that the figures stay whole. Never behind text.
 */
export function Stand({ figures, pattern, label }: StandProps) {
  const kit = useKit(pattern);
  const id = useId();
  const rows = (className: string | undefined, wanted = (_: number) => true) =>
    ROWS.filter((_, index) => wanted(index)).map(([down, scale]) => (
      <use key={down} className={className} href={`#${id}`} transform={`translate(960 ${down})scale(${scale})`} />
    ));
  return (
    <span className={styles.stand} data-screen-only>
      <svg
        className={styles.drawing}
        viewBox="0 0 1920 400"
        preserveAspectRatio="xMidYMax slice"
        role={label ? "img" : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
      >
        <defs>
          <path id={id} d="M-1700 0Q0 66 1700 0" />
          <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="1920" height="400">
            {rows(styles.row)}
          </mask>
          {kit === "halves" ? (
            <linearGradient id={`${id}g`} gradientUnits="userSpaceOnUse" x1="960" x2="961">
              <stop className={styles.near} />
              <stop className={styles.far} offset="1" />
            </linearGradient>
          ) : null}
        </defs>
        <g mask={`url(#${id}m)`}>
          <path className={styles.seats} d="M0 0h1920v400H0z" />
          {kit === "hoops" ? rows(styles.hoop, (index) => index % 4 > 1) : null}
          <path className={styles[kit]} d={CHOREOGRAPHY[kit]} />
          <text
            className={kit === "sash" ? styles.outlined : kit === "halves" ? undefined : styles.figures}
            fill={kit === "halves" ? `url(#${id}g)` : undefined}
            x="960"
            y="352"
          >
            {figures}
          </text>
        </g>
      </svg>
    </span>
  );
}

/** Where the second colour lies; stripes are dashes of one thick line. Hoops are rows of their own, and this is the field that the figures need. */
const CHOREOGRAPHY: Record<KitPattern, string> = {
  stripes: "M0 200H600M1920 200H1320",
  hoops: "M600 0h720v400H600z",
  halves: "M960 0h960v400H960z",
  sash: "M250 0h300l860 400h-300z",
};
