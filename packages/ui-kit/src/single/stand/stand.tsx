import { useId } from "react";
import { type KitPattern, useKit } from "../../base/kit-pattern.ts";
import styles from "./stand.module.css";

export interface StandProps {
  /** The two figures that the seats form: the club's year. */
  figures: string;
  /** Defaults to the page's kit. */
  pattern?: KitPattern | undefined;
  /** Description of the picture; without it the picture is decoration. */
  label?: string | undefined;
}

/** Distance of each row below the upper edge, and its scale. The nearest row is first, and rises first. */
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
 * A stand whose seats show the kit and form two figures. A row is one dashed arc; twelve of them form a mask over a plain drawing, so that
 * no seat needs its own node. It fills its container's width and is cropped to the middle in a narrow one, so that the figures stay
 * complete. Never place it behind text.
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

/**
 * Areas in the second colour. Stripes are the dashes of one thick line. Hoops are separate rows, so their path is only the field behind the
 * figures.
 */
const CHOREOGRAPHY: Record<KitPattern, string> = {
  stripes: "M0 200H600M1920 200H1320",
  hoops: "M600 0h720v400H600z",
  halves: "M960 0h960v400H960z",
  sash: "M250 0h300l860 400h-300z",
  pinstripe: "M0 200H600M1920 200H1320",
  chevron: "M0 80L420 330 600 223v120L420 400H300L0 222zM1920 80L1500 330 1320 223v120L1500 400h120L1920 222z",
  quarters: "M0 0h600v200H0zM1320 200h600v200h-600z",
};
