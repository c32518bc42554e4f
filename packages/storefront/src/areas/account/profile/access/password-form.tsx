import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import * as v from "valibot";
import { newPasswordTwice, PASSWORD_CODES } from "../../../../features/new-password/new-password.ts";
import { NewPasswordFields } from "../../../../features/new-password/new-password-fields.tsx";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import shared from "../../shared/edit/account.module.css";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { ownProofOf } from "../../shared/edit/proof.ts";
import { provenBy, useProfileChange } from "../../shared/edit/use-profile-change.ts";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";

const INITIAL = { currentPassword: "", newPassword: "", passwordConfirmation: "" };

const schema = (typed: typeof INITIAL) =>
  v.pipe(
    v.object({
      currentPassword: v.pipe(v.string(), v.nonEmpty("password.currentRequired")),
      ...newPasswordTwice(typed),
    }),
    v.forward(
      v.partialCheck(
        [["newPassword"], ["passwordConfirmation"]],
        (form) => form.newPassword === form.passwordConfirmation,
        "passwordConfirmation.mismatch",
      ),
      ["passwordConfirmation"],
    ),
    v.forward(
      v.partialCheck([["currentPassword"], ["newPassword"]], (form) => form.newPassword !== form.currentPassword, "password.sameAsOld"),
      ["newPassword"],
    ),
  );

/** Form for a new password, which ends all other sessions. `username` names the account for a password manager. */
export function PasswordForm({ username, close }: { readonly username: string; readonly close: Close }) {
  const t = useText("account");
  const auth = useText("auth");
  const change = useProfileChange();
  const form = useForm({
    schema,
    initial: INITIAL,
    codes: PASSWORD_CODES,
    onSubmit: async ({ newPassword, currentPassword }) => {
      await provenBy("currentPassword", change({ newPassword, ...ownProofOf(currentPassword) }));
      close(t("access.passwordSaved"));
    },
  });
  return (
    <ChangeForm form={form} label={t("changeOf", { what: t("access.password") })} onCancel={() => close()}>
      <CurrentPasswordField {...form.text("currentPassword")} />
      <input type="text" name="username" autoComplete="username" aria-label={auth("contact.email")} value={username} readOnly hidden />
      <NewPasswordFields form={form} name="newPassword" hint={t("access.passwordHint")} />
      <p className={shared["soft"]}>
        <AppLink href="/auth/forgot-password" className={textLinkClass({ strong: true })}>
          {t("access.forgot")}
        </AppLink>
      </p>
    </ChangeForm>
  );
}
