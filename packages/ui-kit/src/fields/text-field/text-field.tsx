import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "../../base/field/field.tsx";
import { fieldIds } from "../../base/field/field-ids.ts";
import controls from "../../base/field/field.module.css";
import { classNames } from "../../base/class-names.ts";
import styles from "./text-field.module.css";

/** Without `maxLength`, because it cuts pasted text silently and "100" became 10. A rule reports text that is too long. */
type Native = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "prefix" | "name" | "id" | "className" | "aria-invalid" | "aria-describedby" | "maxLength"
>;

export interface TextFieldProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** Shown before the text inside the box, for example a currency or a country code. */
  prefix?: ReactNode | undefined;
  /** Shown after the text inside the box, for example a button that reveals a password. */
  suffix?: ReactNode | undefined;
  /**
   * For machine-read text, such as a code or an account number: keyboards and browsers do not correct it. E-mail, phone, numeric and URL
   * fields always work this way.
   */
  exact?: boolean | undefined;
  /** Ids of further descriptions, in addition to hint and error. */
  describedBy?: string | undefined;
}

/** Switches off corrections of machine-read text: no capital letter, no autocorrect, no spelling underline. */
const EXACT = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
const MODES_OF_MACHINES: ReadonlySet<string> = new Set(["email", "tel", "numeric", "url"]);

/** One line of text. Passes `type`, `inputMode` and `autoComplete` on unchanged. */
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
