import styles from "./club-mark.module.css";

/** The club's sign: a small shirt front in its kit, drawn from tokens, so that no crest is needed. */
export function ClubMark() {
  return <span className={styles["mark"]} aria-hidden="true" />;
}
