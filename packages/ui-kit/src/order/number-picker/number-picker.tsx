import { useCallback, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import { useAutoList } from "../../base/use-auto-list.ts";
import { CheckIcon } from "../../base/icons.ts";
import { Ribbon } from "../../base/ribbon/ribbon.tsx";
import { Spinner } from "../../base/spinner/spinner.tsx";
import styles from "./number-picker.module.css";

export interface PickableNumber {
  id: string;
  /** The number as people read it: `0171 39200 07`. */
  text: string;
  /** The part of `text` that a search found, from and to. */
  found?: readonly [from: number, to: number] | undefined;
  /** The fee, or that the number is taken: every state is explained here. */
  note?: ReactNode | undefined;
  vip?: boolean | undefined;
  /** Focusable and readable, but not selectable; `note` says why. */
  disabled?: boolean | undefined;
}

export interface NumberPickerProps {
  legend: string;
  legendShown?: boolean | undefined;
  /** Target of an error summary. */
  id?: string | undefined;
  numbers: readonly PickableNumber[];
  value: string | undefined;
  onChange: (id: string) => void;
  /** The number that is being reserved right now. */
  busyId?: string | undefined;
  /** Id of the error about the choice. */
  describedBy?: string | undefined;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A number picker. Arrow keys only move the focus; Space, Enter or a press chooses. A choice reserves the number at the operator, so moving
 * through the list must not choose.
 */
export function NumberPicker({ legend, legendShown, id, numbers, value, onChange, busyId, describedBy }: NumberPickerProps) {
  const group = useRef<HTMLDivElement>(null);
  const slide = useAutoList();
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      group.current = element;
      slide(element);
    },
    [slide],
  );
  const legendId = useId();
  const entry = numbers.some((number) => number.id === value) ? value : numbers[0]?.id;

  function walk(event: KeyboardEvent) {
    const items = [...(group.current?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])];
    const now = items.findIndex((item) => item === document.activeElement);
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? items.length - 1 : step === undefined ? undefined : now + step;
    if (to === undefined || now < 0) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }

  return (
    <div>
      <p className={legendShown ? styles.legend : styles.hidden} id={legendId}>
        {legend}
      </p>
      <div
        ref={place}
        id={id}
        className={styles.numbers}
        role="radiogroup"
        aria-labelledby={legendId}
        aria-describedby={describedBy}
        onKeyDown={walk}
      >
        {numbers.map((number) => (
          <NumberItem
            key={number.id}
            number={number}
            chosen={number.id === value}
            busy={number.id === busyId}
            entry={number.id === entry}
            onChoose={() => onChange(number.id)}
          />
        ))}
      </div>
    </div>
  );
}

function NumberItem(props: { number: PickableNumber; chosen: boolean; busy: boolean; entry: boolean; onChoose: () => void }) {
  const { number, chosen, busy, entry, onChoose } = props;
  const noteId = useId();
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-label={number.text}
      aria-describedby={number.note ? noteId : undefined}
      aria-disabled={number.disabled || undefined}
      aria-busy={busy || undefined}
      tabIndex={entry ? 0 : -1}
      className={classNames(styles.number, chosen && styles.chosen)}
      onClick={() => {
        if (!number.disabled && !busy && !chosen) onChoose();
      }}
    >
      {number.vip ? (
        <span className={styles.kit}>
          <Ribbon size="s" on="surface" />
        </span>
      ) : null}
      <span className={styles.text}>{number.found ? <Found text={number.text} found={number.found} /> : number.text}</span>
      {number.note ? (
        <span className={styles.note} id={noteId}>
          {number.note}
        </span>
      ) : null}
      <span className={styles.mark}>{busy ? <Spinner /> : chosen ? <CheckIcon size={20} strokeWidth={3} aria-hidden="true" /> : null}</span>
    </button>
  );
}

function Found({ text, found: [from, to] }: { text: string; found: readonly [from: number, to: number] }) {
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
