import { ApiError } from "@tribun/api-client";
import { useForm } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import * as v from "valibot";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { ownProofOf } from "../../shared/edit/proof.ts";
import { provenBy, useProfileChange } from "../../shared/edit/use-profile-change.ts";

type PhoneSaveProps = {
  /** E.164. */
  readonly phone: string;
  /** The number in the format of the first step. */
  readonly typed: string;
  /** Proof of the number. */
  readonly token: string;
  readonly close: Close;
  readonly onBack: () => void;
};

/** Asks for the password and saves the proven number. A number of another account leads back to the first step. */
export function PhoneSave({ phone, typed, token, close, onBack }: PhoneSaveProps) {
  const t = useText("account");
  const forms = useText("forms");
  const format = useFormat();
  const change = useProfileChange();
  const form = useForm({
    schema: v.object({ phone: v.string(), currentPassword: v.pipe(v.string(), v.nonEmpty("password.currentRequired")) }),
    // A kept form restores only the first step, because the proof expires with its code; so this form has the first step's field.
    initial: { phone: typed, currentPassword: "" },
    onSubmit: async ({ currentPassword }) => {
      await provenBy("currentPassword", change({ phoneNumber: phone, phoneVerificationToken: token, ...ownProofOf(currentPassword) }));
      close(t("phone.saved", { phone: format.phone(phone) }));
    },
  });
  // A number belongs to one account (1066), so a retry with the same number is useless.
  const taken = form.failure instanceof ApiError && form.failure.code === "1066";
  return (
    <ChangeForm
      form={form}
      label={t("changeOf", { what: t("phone.label") })}
      onCancel={() => close()}
      wayOut={
        taken && (
          <Button variant="quiet" onClick={onBack}>
            {forms("otp.change")}
          </Button>
        )
      }
    >
      <p>{t("phone.proven", { phone: format.phone(phone) })}</p>
      <CurrentPasswordField {...form.text("currentPassword")} />
    </ChangeForm>
  );
}
