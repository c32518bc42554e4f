import { useId } from "react";
import { classNames } from "../../base/class-names.ts";
import { type KitPattern, useKit } from "../../base/kit-pattern.ts";
import { BODY, CLOTH, COLLAR, CUFFS, SHADE, SPINE } from "./shirt.ts";
import styles from "./jersey.module.css";

/** The four shirts of the shop: the kit itself, all in the first colour, all in white, and the children's. */
export type JerseyStyle = "striped" | "navy" | "white" | "child";

export interface JerseyProps {
  style: JerseyStyle;
  /** At most ten letters, already in capitals. */
  name: string;
  /** 1 to 99, as text. */
  number: string;
  /** A child's cut: shorter and wider. */
  junior?: boolean | undefined;
  /** Played away from home: the club's two colours change places. */
  away?: boolean | undefined;
  /** Defaults to the kit of the page. */
  pattern?: KitPattern | undefined;
  /** Which side is seen. The front carries the number small on the chest, and no name. */
  side?: "back" | "front" | undefined;
  /** What the picture shows; without it the drawing is decoration. */
  label?: string | undefined;
}

/** Names up to this many letters stand at full width; longer ones are squeezed into the same line. */
const ROOMY_LETTERS = 8;

/** A shirt, drawn from the club's tokens, with the fan's own name and number; what is typed is pressed on, letter by letter. */
export function Jersey({ style, name, number, junior = false, away = false, label, pattern, side = "back" }: JerseyProps) {
  const clip = useId();
  const kit = useKit(pattern);
  return (
    <svg
      className={classNames(styles.jersey, styles[style], away && styles.away)}
      viewBox={junior ? "-30 0 460 372" : "0 0 400 420"}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.cloth} width="400" height="420" />
        {style === "striped" || style === "child" ? <path className={styles.kit} d={CLOTH[kit]} /> : null}
        {style === "striped" && side === "back" ? <rect className={styles.cloth} {...SPINE} /> : null}
        {style === "child" && side === "back" ? <circle className={styles.cloth} cx="200" cy="214" r="142" /> : null}
        {side === "front" && number !== "" ? <rect className={styles.cloth} x="222" y="96" width="84" height="84" rx="10" /> : null}
        <path className={styles.cuffs} d={CUFFS} />
        <path className={styles.shade} d={SHADE} />
      </g>
      <path className={styles.outline} d={BODY} />
      <path className={styles.collarEdge} d={COLLAR[side]} />
      <path className={styles.collar} d={COLLAR[side]} />
      {side === "front" ? (
        <text className={styles.chest} x="264" y="162">
          {number}
        </text>
      ) : (
        <>
          <text
            className={styles.name}
            x="200"
            y="138"
            {...(name.length > ROOMY_LETTERS ? { textLength: 196, lengthAdjust: "spacingAndGlyphs" } : {})}
          >
            <Pressed text={name} />
          </text>
          <text className={styles.number} x="200" y="318">
            <Pressed text={number} />
          </text>
        </>
      )}
    </svg>
  );
}

/** Letters, each of which comes on as it is typed; those that are there already stay as they are. */
function Pressed({ text }: { readonly text: string }) {
  return [...text].map((letter, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same letter in the same place is the same letter
    <tspan key={`${at}${letter}`} className={styles.letter}>
      {letter}
    </tspan>
  ));
}
