import type { FieldSource } from "@tribun/forms";
import { PASSWORD_RULES } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { PasswordField } from "@tribun/ui-kit";

type NewPasswordFieldsProps<K extends string> = { form: FieldSource<K | "passwordConfirmation">; name: K; hint?: string };

/** A new password with its rules ticked off while typing (1043 to 1047), and its repetition. */
export function NewPasswordFields<K extends string>({ form, name, hint }: NewPasswordFieldsProps<K>) {
  const t = useText("auth");
  const password = form.text(name);
  return (
    <>
      <PasswordField
        {...password}
        label={t("password.new")}
        hint={hint}
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        metLabel={t("password.met")}
        rules={PASSWORD_RULES.map(({ rule, holds }) => ({ label: t(rule), met: holds(password.value) }))}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.text("passwordConfirmation")}
        label={t("password.again")}
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        autoComplete="new-password"
        required
      />
    </>
  );
}
