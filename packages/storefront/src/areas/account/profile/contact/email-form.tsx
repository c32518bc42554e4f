import type { User } from "@tribun/api-client/contract";
import { EmailField, useForm } from "@tribun/forms";
import { email, normaliseEmail, readableEmail } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { ownProofOf } from "../../shared/edit/proof.ts";
import { provenBy, useProfileChange } from "../../shared/edit/use-profile-change.ts";

const CODES = { "1048": "email" } as const;

/**
 * Form for a new e-mail address. It applies after a click on the mailed link (L29); the field shows the error for an address of another
 * account (1048).
 */
export function EmailForm({ user, close }: { readonly user: User; readonly close: Close }) {
  const t = useText("account");
  const change = useProfileChange();
  const form = useForm({
    schema: v.object({
      email: v.pipe(
        email,
        v.check((address) => address !== normaliseEmail(user.email), "email.same"),
      ),
      currentPassword: v.pipe(v.string(), v.nonEmpty("password.currentRequired")),
    }),
    initial: { email: "", currentPassword: "" },
    codes: CODES,
    onSubmit: async ({ currentPassword, ...given }) => {
      await provenBy("currentPassword", change({ ...given, ...ownProofOf(currentPassword) }));
      close(t("email.sent", { email: readableEmail(given.email) }));
    },
  });
  return (
    <ChangeForm
      form={form}
      label={t("changeOf", { what: t("email.label") })}
      save={t("email.submit")}
      saving={t("email.sending")}
      onCancel={() => close()}
    >
      <EmailField {...form.text("email")} label={t("email.new")} hint={t("email.hint")} />
      <CurrentPasswordField {...form.text("currentPassword")} />
    </ChangeForm>
  );
}
