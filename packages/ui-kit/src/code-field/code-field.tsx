import { useRef, useState } from "react";
import { classNames } from "../base/class-names.ts";
import { Field, type FieldProps } from "../base/field/field.tsx";
import { fieldIds } from "../base/field/field-ids.ts";
import styles from "./code-field.module.css";

export interface CodeFieldProps extends FieldProps {
  /** Number of digits in the code. */
  length?: number | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called once for each complete code, so that the fan need not press a button after the last digit. */
  onComplete?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** Finds the code in typed or pasted text: the only group of `length` digits, as in a whole SMS, else all digits. */
function codeIn(raw: string, length: number): string {
  const groups = raw.match(/\d+/g) ?? [];
  const [code, ...others] = groups.filter((group) => group.length === length);
  return code !== undefined && others.length === 0 ? code : groups.join("");
}

/**
 * Input for an SMS code. One real input below the rendered boxes, so that autofill (`one-time-code`), paste and screen readers deal with
 * one field. An extra digit gets a box too and the code counts as incomplete, because the fan has to decide which digits are right.
 */
export function CodeField({ label, name, id, hint, error, length = 6, value, onChange, onComplete, disabled, autoFocus }: CodeFieldProps) {
  const ids = fieldIds(name, id, { hint: Boolean(hint), error: Boolean(error) });
  const [focused, setFocused] = useState(false);
  const completed = useRef("");
  function type(raw: string) {
    const code = codeIn(raw, length);
    onChange(code);
    if (code.length !== length) completed.current = "";
    else if (completed.current !== code) {
      completed.current = code;
      onComplete?.(code);
    }
  }
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={classNames(styles.code, error && styles.invalid, disabled && styles.disabled)}>
        <input
          className={styles.input}
          id={ids.control}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step consists of this one field
          autoFocus={autoFocus}
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onSelect={(event) => {
            // The boxes show one caret at the end, so keep the real caret there.
            const input = event.currentTarget;
            if (input.selectionStart === input.selectionEnd) input.setSelectionRange(input.value.length, input.value.length);
          }}
        />
        {Array.from({ length: Math.max(length, value.length) }, (_, index) => (
          <span
            key={index}
            className={classNames(styles.box, focused && index === Math.min(value.length, length - 1) && styles.current)}
            aria-hidden="true"
          >
            {value[index] ?? ""}
          </span>
        ))}
      </div>
    </Field>
  );
}
