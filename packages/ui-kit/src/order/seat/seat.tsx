import { classNames } from "../../base/class-names.ts";
import { Ribbon } from "../../base/ribbon/ribbon.tsx";
import { Spinner } from "../../base/spinner/spinner.tsx";
import styles from "./seat.module.css";

export interface SeatProps {
  /** What stands on the backrest: `07`. */
  text: string;
  /** What is read aloud, whole: number, price, and that it is the choice. */
  name: string;
  /** A special seat wears the kit, and says what it is and what it costs. */
  special?: { readonly tier: string; readonly price: string } | undefined;
  chosen?: boolean | undefined;
  /** Is being reserved right now. */
  busy?: boolean | undefined;
  /** The one seat of a map that the tab key leads to; arrows go on from there. */
  entry?: boolean | undefined;
  onChoose: () => void;
}

/** A seat of a stand, one of many in a `radiogroup`: the chosen one is lit and larger than its neighbours. */
export function Seat({ text, name, special, chosen = false, busy = false, entry = false, onChoose }: SeatProps) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-busy={busy || undefined}
      aria-label={name}
      tabIndex={entry ? 0 : -1}
      className={classNames(styles.seat, special && styles.vip, chosen && styles.chosen)}
      onClick={() => {
        if (!busy && !chosen) onChoose();
      }}
    >
      {special && <Kit />}
      {special && <small>{special.tier}</small>}
      <span>{busy ? <Spinner /> : text}</span>
      {special && <small>{special.price}</small>}
    </button>
  );
}

export interface TakenSeatProps {
  text: string;
  /** What is read aloud: the number, and that it is taken. */
  name: string;
}

/** A seat that somebody sits on: dashed and struck, and nothing to press. */
export function TakenSeat({ text, name }: TakenSeatProps) {
  return (
    <span className={classNames(styles.seat, styles.taken)} role="img" aria-label={name}>
      {text}
    </span>
  );
}

export interface SeatSampleProps {
  text: string;
  look?: "free" | "special" | "taken" | undefined;
}

/** A small seat for the key of a map; its word stands beside it, so it is not read aloud. */
export function SeatSample({ text, look = "free" }: SeatSampleProps) {
  return (
    <span
      className={classNames(styles.seat, styles.small, look === "special" && styles.vip, look === "taken" && styles.taken)}
      aria-hidden="true"
    >
      {look === "special" && <Kit />}
      {text}
    </span>
  );
}

function Kit() {
  return (
    <span className={styles.kit}>
      <Ribbon size="s" on="surface" />
    </span>
  );
}
