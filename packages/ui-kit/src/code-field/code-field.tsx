import { useRef, useState } from "react";
import { classNames } from "../base/class-names.ts";
import { Field, type FieldProps } from "../base/field/field.tsx";
import { fieldIds } from "../base/field/field-ids.ts";
import styles from "./code-field.module.css";

export interface CodeFieldProps extends FieldProps {
  /** Digits in the code. */
  length?: number | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called once for every code that becomes complete, so that nobody has to press a button after the last digit. */
  onComplete?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** The code in what was typed or pasted: the only group of so many digits, as in a whole SMS, or else all digits there are. */
function codeIn(raw: string, length: number): string {
  const groups = raw.match(/\d+/g) ?? [];
  const [code, ...others] = groups.filter((group) => group.length === length);
  return code !== undefined && others.length === 0 ? code : groups.join("");
}

/**
 * A code from an SMS. One real input under drawn boxes: autofill (`one-time-code`), paste and screen readers meet one field,
 * not six. A digit too many gets a box too, and the code is not complete: which six were meant is for the fan to say.
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
            // The boxes show one caret at the end; a caret elsewhere would be invisible.
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
