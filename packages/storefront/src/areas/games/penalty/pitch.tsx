import { memo, type Ref } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { Keeper } from "./keeper.tsx";
import { SPOT } from "./motion.ts";
import styles from "./pitch.module.css";

/** The mood of the stand: it jumps after a goal and dims otherwise. */
export type Mood = "goal" | "groan";

type PitchProps = {
  /** Text alternative of the picture. */
  readonly label: string;
  readonly mood?: Mood | undefined;
  /** The SVG of the moving parts. */
  readonly ref?: Ref<SVGSVGElement>;
};

/** Rows of the stand: distance from the top, and the dash pattern of the fans in the second colour. */
const ROWS = [
  { down: 8, dash: "12 5 12 5 12 39" },
  { down: 34, dash: "14 5 14 62" },
  { down: 62, dash: "15 5 15 5 15 45" },
  { down: 92, dash: "17 5 17 76" },
] as const;
/** Positions and angles of the flags. */
const FLAGS = [
  [56, 118, -8],
  [148, 92, 6],
  [402, 70, -5],
  [598, 70, 8],
  [846, 92, -6],
  [944, 118, 9],
] as const;
const BOARDS = [92, 300, 700, 908] as const;

/**
 * A stadium under floodlight in the club's colours. The static and the moving parts are two SVGs, so that a kick repaints only keeper, ball
 * and net and React renders neither again. `stage.ts` moves the upper SVG, CSS moves the stand.
 */
export function Pitch({ label, mood, ref }: PitchProps) {
  return (
    <div className={styles["pitch"]} role="img" aria-label={label} data-mood={mood}>
      <Ground />
      <Players ref={ref} />
    </div>
  );
}

/** View box of 1000 by 520 units. */
const DRAWING = { viewBox: "0 0 1000 520", preserveAspectRatio: "xMidYMid slice", "aria-hidden": true, focusable: false } as const;

/** Stand, lights, boards, lawn and goal. */
const Ground = memo(function Ground() {
  const { shortName } = useBrand();
  return (
    <svg {...DRAWING} className={styles["drawing"]}>
      <defs>
        <pattern id="penalty-net" width="20" height="20" patternUnits="userSpaceOnUse">
          <path className={styles["mesh"]} d="M0 0l20 20M20 0L0 20" />
        </pattern>
        <radialGradient id="penalty-light">
          <stop className={styles["glow"]} />
          <stop className={styles["dark"]} offset="1" />
        </radialGradient>
      </defs>
      <path className={styles["night"]} d="M0 0h1000v290H0z" />
      <g className={styles["stand"]}>
        {ROWS.map(({ down, dash }, row) => (
          <g key={down} className={styles["row"]} data-row={row}>
            <path className={styles["fans"]} d={arc(down)} />
            <path className={styles["colours"]} d={arc(down)} strokeDasharray={dash} />
          </g>
        ))}
        {FLAGS.map(([x, y, lean], index) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${lean})`}>
            <g className={styles["flag"]}>
              <path className={styles["stick"]} d="M0 0v58" />
              <path className={index % 2 === 0 ? styles["clothA"] : styles["clothB"]} d="M0 0q12 -7 24 0t24 0v30q-12 7 -24 0t-24 0z" />
            </g>
          </g>
        ))}
      </g>
      <circle cx="40" cy="0" r="330" fill="url(#penalty-light)" />
      <circle cx="960" cy="0" r="330" fill="url(#penalty-light)" />
      <path className={styles["board"]} d="M0 236h1000v54H0z" />
      {BOARDS.map((x, index) => (
        <text key={x} className={index % 2 === 0 ? styles["advert"] : styles["advertSoft"]} x={x} y="276">
          {shortName}
        </text>
      ))}
      <path className={styles["grass"]} d="M0 290h1000v230H0z" />
      <path className={styles["mown"]} d="M0 304h1000v24H0zM0 356h1000v34H0zM0 426h1000v44H0z" />
      <path className={styles["line"]} d="M0 305h1000M96 305L20 384h960l-76 -79" />
      <ellipse className={styles["spot"]} cx={SPOT.x} cy={SPOT.y + 22} rx="15" ry="5" />
      <path className={styles["deep"]} d="M180 84L222 118V262L180 304zM820 84L778 118V262L820 304z" />
      <path fill="url(#penalty-net)" d="M180 84h640v220H180z" />
      <path className={styles["frame"]} d="M222 262V118H778V262" />
    </svg>
  );
});

/** The moving parts and the posts; the keeper is behind the posts, the ball in front of them. */
const Players = memo(function Players({ ref }: { readonly ref: Ref<SVGSVGElement> | undefined }) {
  return (
    <svg {...DRAWING} className={styles["drawing"]} ref={ref}>
      <g data-part="net" opacity="0">
        <circle className={styles["bulge"]} r="78" />
        <circle fill="url(#penalty-net)" r="78" />
      </g>
      <Keeper />
      <path className={styles["posts"]} d="M180 308V84H820V308" />
      <ellipse
        data-part="shadow"
        className={styles["shadow"]}
        rx="26"
        ry="8"
        transform={`translate(${SPOT.x} ${SPOT.y + 24})`}
        opacity="0.5"
      />
      <g data-part="ball" transform={`translate(${SPOT.x} ${SPOT.y})`}>
        <circle className={styles["ball"]} r="27" />
        <path
          className={styles["patches"]}
          d="M0 -10L10 -3L6 9H-6L-10 -3zM0 -27L8 -22L0 -17L-8 -22zM26 -8L22 4L15 0L17 -9zM-26 -8L-22 4L-15 0L-17 -9zM16 22L5 26L7 18L14 15zM-16 22L-5 26L-7 18L-14 15z"
        />
      </g>
    </svg>
  );
});

const arc = (down: number) => `M-40 ${down}Q500 ${down + 52} 1040 ${down}`;
