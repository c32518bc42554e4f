import { useState } from "react";
import { classNames } from "../../base/class-names.ts";
import { CheckIcon, EyeIcon, EyeOffIcon } from "../../base/icons.ts";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { VisuallyHidden } from "../../base/visually-hidden/visually-hidden.tsx";
import styles from "./password-field.module.css";

export interface PasswordRule {
  label: string;
  met: boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "suffix"> {
  showLabel: string;
  hideLabel: string;
  /** The password rules; a tick marks each met one while the fan types. */
  rules?: readonly PasswordRule[] | undefined;
  /** Read before a met rule ("erfüllt"), so that a screen reader announces the tick too. */
  metLabel?: string | undefined;
  /** Set together with `onShown` by a parent that asks for more while the password is hidden. */
  shown?: boolean | undefined;
  onShown?: ((shown: boolean) => void) | undefined;
}

/** A password field with a show button and all rules below it, so that the fan does not learn them error by error. */
export function PasswordField({ showLabel, hideLabel, rules, metLabel, shown: given, onShown, ...rest }: PasswordFieldProps) {
  const [own, setOwn] = useState(false);
  const shown = given ?? own;
  const rulesId = rules ? `${rest.id ?? rest.name}-rules` : undefined;
  return (
    <div className={styles.password}>
      <TextField
        autoComplete="current-password"
        exact
        {...rest}
        type={shown ? "text" : "password"}
        describedBy={rulesId}
        suffix={
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? hideLabel : showLabel}
            title={shown ? hideLabel : showLabel}
            onClick={() => (onShown ?? setOwn)(!shown)}
          >
            {shown ? <EyeOffIcon size={22} aria-hidden="true" /> : <EyeIcon size={22} aria-hidden="true" />}
          </button>
        }
      />
      {rules ? (
        <ul className={styles.rules} id={rulesId}>
          {rules.map((rule) => (
            <li key={rule.label} className={classNames(styles.rule, rule.met && styles.met)}>
              <span className={styles.mark} aria-hidden="true">
                {rule.met ? <CheckIcon size={14} strokeWidth={3} /> : null}
              </span>
              <span>
                {rule.met && metLabel ? <VisuallyHidden>{metLabel}: </VisuallyHidden> : null}
                {rule.label}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
