import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CheckIcon } from "../icons.ts";
import styles from "./chips.module.css";

export interface Chip<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChipsProps<Value extends string = string> {
  legend: string;
  /** Shows the legend above the chips; otherwise only screen readers read it. */
  legendShown?: boolean | undefined;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Chip<Value>[];
  /** All in one line, equally wide, for a few very short labels. */
  even?: boolean | undefined;
}

/**
 * The class of a chip that a router renders as a link, for filters that must work without script. Mark the chosen one with `aria-current`.
 */
export function chipClass({ chosen = false }: { chosen?: boolean | undefined } = {}): string {
  return classNames(styles.chip, chosen && styles.chosen);
}

/** A short choice that takes effect at once, such as a filter. A radio group: one tab stop, arrow keys choose. */
export function Chips<Value extends string = string>({ legend, legendShown, value, onChange, options, even }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} data-even={even}>
      <legend className={legendShown ? styles.legend : styles.hidden}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={chipClass({ chosen: option.value === value })}>
          <input
            type="radio"
            className={styles.hidden}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.value === value ? <CheckIcon size={16} strokeWidth={3} aria-hidden="true" /> : null}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
