import type { ReactNode } from "react";
import { XIcon } from "../../base/icons.ts";
import styles from "./compare-tray.module.css";

/** An item chosen for the comparison. */
export interface Substitute {
  readonly id: string;
  readonly name: string;
  /** The data volume, styled as a shirt number. */
  readonly numeral: ReactNode;
}

export interface CompareTrayProps {
  /** Names the region. */
  readonly label: string;
  /** "Vergleich, 2 von 3"; announced when it changes. */
  readonly status: string;
  /** In the order in which the fan chose them. */
  readonly chosen: readonly Substitute[];
  /** Number of places; the unused ones are rendered as free. */
  readonly places: number;
  /** "Noch ein Platz frei". */
  readonly freeLabel: string;
  /** "Tribün M aus dem Vergleich nehmen". */
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (id: string) => void;
  /** The button that opens or closes the comparison; it explains when that is not possible yet. */
  readonly action: ReactNode;
}

/**
 * The tray at the lower edge with up to three items to compare, each with a button that removes it. It is sticky while there is room. At
 * large text sizes it stays at the page's end, because it would hide the page.
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
