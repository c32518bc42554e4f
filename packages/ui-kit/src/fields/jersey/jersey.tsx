import { useId } from "react";
import { classNames } from "../../base/class-names.ts";
import { type KitPattern, useKit } from "../../base/kit-pattern.ts";
import { BODY, CLOTH, COLLAR, CUFFS, SHADE, SPINE } from "./shirt.ts";
import styles from "./jersey.module.css";

/** The shop's four shirts: the kit, all in the first colour, all white, and the children's. */
export type JerseyStyle = "striped" | "navy" | "white" | "child";

export interface JerseyProps {
  style: JerseyStyle;
  /** At most ten letters, already in capitals. */
  name: string;
  /** 1 to 99, as text. */
  number: string;
  /** A child's cut: shorter and wider. */
  junior?: boolean | undefined;
  /** The away shirt: the club's two colours are swapped. */
  away?: boolean | undefined;
  /** Defaults to the page's kit. */
  pattern?: KitPattern | undefined;
  /** The visible side. The front shows a small number on the chest and no name. */
  side?: "back" | "front" | undefined;
  /** Description of the picture; without it the picture is decoration. */
  label?: string | undefined;
}

/** Names up to this many letters keep their full width; longer ones are condensed into the same line. */
const ROOMY_LETTERS = 8;

/** A shirt in the club's colours with the fan's name and number; typed letters appear one by one. */
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

/** Letters that animate in when typed; letters already there do not move. */
function Pressed({ text }: { readonly text: string }) {
  return [...text].map((letter, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same letter at the same position is the same element
    <tspan key={`${at}${letter}`} className={styles.letter}>
      {letter}
    </tspan>
  ));
}
