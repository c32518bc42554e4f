import styles from "./confetti.module.css";

const PIECES = 28;

/** Paper from the stands in the club's two colours. Only decoration, and not there under reduced motion. */
export function Confetti() {
  return (
    <div className={styles["paper"]} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
