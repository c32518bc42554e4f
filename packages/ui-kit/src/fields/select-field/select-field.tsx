import type { ComponentProps } from "react";
import { ChevronDownIcon } from "../../base/icons.ts";
import { Field, type FieldProps } from "../../base/field/field.tsx";
import { fieldIds } from "../../base/field/field-ids.ts";
import controls from "../../base/field/field.module.css";
import { classNames } from "../../base/class-names.ts";
import styles from "./select-field.module.css";

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

type Native = Omit<ComponentProps<"select">, "value" | "onChange" | "name" | "id" | "className" | "aria-invalid" | "aria-describedby">;

export interface SelectFieldProps<Value extends string = string> extends FieldProps, Native {
  /** The empty string while nothing is chosen. */
  value: Value | "";
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
  /** The text for "nothing chosen yet". Without it the browser preselects the first option. */
  placeholder?: string | undefined;
}

/** A choice from a list. It is the native select: phones show their own picker, keyboards search by typing, and no script is needed. */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>) {
  const { label, name, id, hint, error, value, onChange, options, placeholder, ...native } = props;
  const ids = fieldIds(name, id, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <select
          {...native}
          id={ids.control}
          name={name}
          value={value}
          className={classNames(controls.control, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {placeholder !== undefined ? (
            <option value="" disabled>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.chevron} size={20} aria-hidden="true" />
      </div>
    </Field>
  );
}
