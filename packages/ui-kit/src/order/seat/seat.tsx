import { classNames } from "../../base/class-names.ts";
import { Ribbon } from "../../base/ribbon/ribbon.tsx";
import { Spinner } from "../../base/spinner/spinner.tsx";
import styles from "./seat.module.css";

export interface SeatProps {
  /** The text on the backrest: `07`. */
  text: string;
  /** The accessible name: full number, fee, and whether it is chosen. */
  name: string;
  /** A special seat shows the kit, its tier and its fee. */
  special?: { readonly tier: string; readonly price: string } | undefined;
  chosen?: boolean | undefined;
  /** The number is being reserved right now. */
  busy?: boolean | undefined;
  /** The one seat of a seat map that the Tab key reaches; arrow keys move on from it. */
  entry?: boolean | undefined;
  onChoose: () => void;
}

/** A seat of a seat map, one radio of a `radiogroup`. The chosen one is highlighted and larger than its neighbours. */
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
  /** The accessible name: the number, and that it is taken. */
  name: string;
}

/** A taken seat: dashed, struck through and not pressable. */
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

/** A small sample seat for the seat map's legend; hidden from screen readers, because its label is beside it. */
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
