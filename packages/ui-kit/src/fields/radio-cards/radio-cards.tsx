import type { ReactNode } from "react";
import { FieldError } from "../../base/field/field.tsx";
import { fieldIds } from "../../base/field/field-ids.ts";
import { classNames } from "../../base/class-names.ts";
import styles from "./radio-cards.module.css";

/** Maximum number of radio buttons; callers show more options as a select, where 500 are as quick as ten. */
export const MAX_RADIOS = 8;

export interface RadioCard<Value extends string = string> {
  value: Value;
  title: ReactNode;
  description?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string = string> {
  legend: string;
  name: string;
  id?: string | undefined;
  value: Value | "" | undefined;
  onChange: (value: Value) => void;
  options: readonly RadioCard<Value>[];
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  legendHidden?: boolean | undefined;
  /**
   * Cards per line from 560 px; one below the other on narrower screens. Five are the steps of a scale, always in one line. A pair is two
   * small cards side by side on a phone too, while the text size leaves room for them.
   */
  columns?: 1 | 2 | 3 | 5 | "pair" | undefined;
  /** `chips`: a few short words in one line, also on a phone, without descriptions. */
  look?: "cards" | "chips" | undefined;
}

/**
 * A choice of one card, each with an explanation. Native radios: arrow keys move and choose, and the group is one tab stop. A filled dot
 * and a thick border mark the chosen card, so that colour is not the only sign.
 */
export function RadioCards<Value extends string = string>(props: RadioCardsProps<Value>) {
  const { legend, name, id, value, onChange, options, hint, error, required, legendHidden, columns = 2, look = "cards" } = props;
  const ids = fieldIds(name, id, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <fieldset className={styles.group} id={ids.control} aria-describedby={ids.describedBy} data-invalid={error ? "" : undefined}>
      <legend className={classNames(styles.legend, legendHidden && styles.hidden)}>{legend}</legend>
      {hint ? (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      ) : null}
      <div className={styles[look]} data-columns={columns}>
        {options.map((option) => {
          const optionId = `${ids.control}-${option.value}`;
          return (
            <label key={option.value} className={styles.card} htmlFor={optionId}>
              <input
                type="radio"
                className={styles.radio}
                id={optionId}
                name={name}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                required={required}
                aria-labelledby={`${optionId}-title`}
                aria-describedby={option.description ? `${optionId}-text` : undefined}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.title} id={`${optionId}-title`}>
                {option.title}
              </span>
              {option.description ? (
                <span className={styles.text} id={`${optionId}-text`}>
                  {option.description}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </fieldset>
  );
}
