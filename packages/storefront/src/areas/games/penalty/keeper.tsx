import styles from "./pitch.module.css";

/**
 * The keeper in neutral colours: grey, with gloves. The origin is the point between the feet, so that each joint rotates separately
 * (`stage.ts` rotates them).
 */
export function Keeper() {
  return (
    <g data-part="keeper" transform="translate(500 304)">
      <g data-part="leg-left">
        <path className={styles["sock"]} d="M-11 -64L-17 -34L-15 -4" />
        <path className={styles["boot"]} d="M-15 -3h-9" />
      </g>
      <g data-part="leg-right">
        <path className={styles["sock"]} d="M11 -64L17 -34L15 -4" />
        <path className={styles["boot"]} d="M15 -3h9" />
      </g>
      <path className={styles["shorts"]} d="M-21 -78h42l5 28h-21l-5 -12l-5 12h-21z" />
      <g data-part="arm-left">
        <path className={styles["sleeve"]} d="M-24 -112L-42 -96" />
        <path className={styles["forearm"]} d="M-42 -96L-55 -80" />
        <Glove x={-59} y={-75} />
      </g>
      <g data-part="arm-right">
        <path className={styles["sleeve"]} d="M24 -112L42 -96" />
        <path className={styles["forearm"]} d="M42 -96L55 -80" />
        <Glove x={59} y={-75} />
      </g>
      <path className={styles["shirt"]} d="M-14 -124h28q14 2 16 12l-8 40h-44l-8 -40q2 -10 16 -12z" />
      <path className={styles["trim"]} d="M-27 -96h54M-8 -124q8 8 16 0" />
      <text className={styles["figure"]} x="0" y="-76">
        1
      </text>
      <path className={styles["skin"]} d="M-6 -132h12v10h-12z" />
      <circle className={styles["skin"]} cx="0" cy="-142" r="15" />
      <path className={styles["hair"]} d="M-16 -142a16 16 0 0 1 32 0q-5 -8 -16 -8t-16 8z" />
    </g>
  );
}

function Glove({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle className={styles["glove"]} cx={x} cy={y} r="9" />;
}
