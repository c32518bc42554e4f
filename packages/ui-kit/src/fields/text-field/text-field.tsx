import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "../../base/field/field.tsx";
import { fieldIds } from "../../base/field/field-ids.ts";
import controls from "../../base/field/field.module.css";
import { classNames } from "../../base/class-names.ts";
import styles from "./text-field.module.css";

/** Without `maxLength`: it cuts what is pasted and says nothing, so that "100" became 10. Too long is for a rule to say. */
type Native = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "prefix" | "name" | "id" | "className" | "aria-invalid" | "aria-describedby" | "maxLength"
>;

export interface TextFieldProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** Stands before the text inside the box, for example a currency or a country code. */
  prefix?: ReactNode | undefined;
  /** Stands after the text inside the box, for example a button that shows a password. */
  suffix?: ReactNode | undefined;
  /** A machine reads it, such as a code or an account: keyboards and browsers leave it as it is typed. Addresses and numbers are it anyway. */
  exact?: boolean | undefined;
  /** Ids of further descriptions, beside hint and error. */
  describedBy?: string | undefined;
}

/** What a keyboard must not mend, because a machine reads it: no capital letter, no correction, no red line. */
const EXACT = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
const MODES_OF_MACHINES: ReadonlySet<string> = new Set(["email", "tel", "numeric", "url"]);

/** One line of text. `type`, `inputMode` and `autoComplete` are passed on as they are. */
export function TextField({
  label,
  name,
  id,
  hint,
  error,
  value,
  onChange,
  prefix,
  suffix,
  describedBy,
  exact = false,
  ...native
}: TextFieldProps) {
  const ids = fieldIds(name, id, { hint: Boolean(hint), error: Boolean(error), extra: describedBy });
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        {prefix ? (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <input
          {...((exact || MODES_OF_MACHINES.has(native.inputMode ?? "")) && EXACT)}
          {...native}
          id={ids.control}
          name={name}
          value={value}
          className={classNames(controls.control, Boolean(prefix) && styles.withPrefix, Boolean(suffix) && styles.withSuffix)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
      </div>
    </Field>
  );
}
