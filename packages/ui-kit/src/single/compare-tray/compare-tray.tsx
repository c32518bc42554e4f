import type { ReactNode } from "react";
import { XIcon } from "../../base/icons.ts";
import styles from "./compare-tray.module.css";

/** Something that was put on the bench. */
export interface Substitute {
  readonly id: string;
  readonly name: string;
  /** As on the shirt. */
  readonly numeral: ReactNode;
}

export interface CompareTrayProps {
  /** Names the region. */
  readonly label: string;
  /** "Vergleich, 2 von 3"; read aloud when it changes. */
  readonly status: string;
  /** In the order in which they were chosen. */
  readonly chosen: readonly Substitute[];
  /** How many fit; the others are drawn as free places. */
  readonly places: number;
  /** "Noch ein Platz frei". */
  readonly freeLabel: string;
  /** "Tribün M aus dem Vergleich nehmen". */
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (id: string) => void;
  /** What opens or ends the comparison, and says so where that cannot be done yet. */
  readonly action: ReactNode;
}

/**
 * The bench at the lower edge: up to three that are to be compared, each with the way off it. It sticks there while there is room,
 * and stands at the page's end where text is so large that it would hide the page.
 */
export function CompareTray({ label, status, chosen, places, freeLabel, removeLabel, onRemove, action }: CompareTrayProps) {
  const free = Math.max(0, places - chosen.length);
  return (
    <section className={styles["tray"]} aria-label={label} data-surface="board" data-compare-tray="" data-screen-only="">
      <div className={styles["head"]}>
        <p className={styles["status"]} role="status">
          {status}
        </p>
        {action}
      </div>
      <ul className={styles["bench"]}>
        {chosen.map(({ id, name, numeral }) => (
          <li key={id} className={styles["seat"]}>
            <span className={styles["numeral"]} aria-hidden="true">
              {numeral}
            </span>
            <span className={styles["name"]}>{name}</span>
            <button type="button" className={styles["remove"]} aria-label={removeLabel(name)} onClick={() => onRemove(id)}>
              <XIcon size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
        {Array.from({ length: free }, (_, place) => (
          <li key={place} className={styles["free"]}>
            {freeLabel}
          </li>
        ))}
      </ul>
    </section>
  );
}
