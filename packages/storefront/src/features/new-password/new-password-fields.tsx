import { type FieldSource, useFieldMessage } from "@tribun/forms";
import { PASSWORD_RULES } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { PasswordField } from "@tribun/ui-kit";
import { useState } from "react";
import styles from "../../platform/forms/form.module.css";
import { type PasswordOwner, usePasswordAdvice } from "./use-password-advice.ts";

type NewPasswordFieldsProps<K extends string> = {
  form: FieldSource<K | "passwordConfirmation">;
  name: K;
  hint?: string;
  /** Facts about the fan that an attacker could guess the password from. */
  owner?: PasswordOwner;
};

const NOBODY: PasswordOwner = {};

/** On a touch screen a password is typed letter by letter into glass, so that seeing it helps more than a second field. */
const isTouch = () => matchMedia("(pointer: coarse)").matches;

/**
 * A new password, and its repetition while the password is hidden; a shown one repeats itself. Its rules are ticked off while the fan types
 * (1043 to 1047). A password that the operator would refuse has no tick and shows the reason.
 */
export function NewPasswordFields<K extends string>({ form, name, hint, owner = NOBODY }: NewPasswordFieldsProps<K>) {
  const t = useText("auth");
  const message = useFieldMessage();
  const { error, ...password } = form.text(name);
  const again = form.text("passwordConfirmation");
  const [shown, setShown] = useState(() => isTouch() && again.value === password.value);
  const show = (next: boolean) => {
    setShown(next);
    form.set("passwordConfirmation", next ? password.value : "");
  };
  const typed = password.value.normalize("NFC");
  const advice = usePasswordAdvice(typed, owner);
  const refused = advice?.refused;
  const said = error ?? (refused === undefined ? undefined : message(refused));
  const rules = PASSWORD_RULES.map(({ rule, holds }) => ({ label: t(rule), met: refused === undefined && holds(typed) }));
  return (
    <>
      <PasswordField
        {...password}
        onChange={(value) => {
          form.set(name, value);
          if (shown) form.set("passwordConfirmation", value);
        }}
        shown={shown}
        onShown={show}
        error={said}
        label={t("password.new")}
        hint={hint}
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        metLabel={t("password.met")}
        rules={[...rules, { label: t("password.unknown"), met: advice !== undefined && refused === undefined }]}
        autoComplete="new-password"
        required
      />
      {shown ? (
        <p className={styles["soft"]}>{t("password.once")}</p>
      ) : (
        <PasswordField
          {...again}
          label={t("password.again")}
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          autoComplete="new-password"
          required
        />
      )}
    </>
  );
}
