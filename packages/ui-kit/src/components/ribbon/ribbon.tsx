import styles from "./ribbon.module.css";

/** A strip of the club's kit. Decoration: it never lies behind text. */
export function Ribbon({ size = "m" }: { size?: "s" | "m" | undefined }) {
  return <div className={size === "s" ? styles.small : styles.ribbon} aria-hidden="true" />;
}
