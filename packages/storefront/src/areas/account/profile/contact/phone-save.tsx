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
  /** The same as the first step shows it. */
  readonly typed: string;
  /** Proof of the phone. */
  readonly token: string;
  readonly close: Close;
  readonly onBack: () => void;
};

/** The password, by which a phone that is proven becomes the account's. A number that is another account's leads back to the first step. */
export function PhoneSave({ phone, typed, token, close, onBack }: PhoneSaveProps) {
  const t = useText("account");
  const forms = useText("forms");
  const format = useFormat();
  const change = useProfileChange();
  const form = useForm({
    schema: v.object({ phone: v.string(), currentPassword: v.pipe(v.string(), v.nonEmpty("password.currentRequired")) }),
    // What is typed is kept as the first step has it, which comes again: a proof is as old as its code.
    initial: { phone: typed, currentPassword: "" },
    onSubmit: async ({ currentPassword }) => {
      await provenBy("currentPassword", change({ phoneNumber: phone, phoneVerificationToken: token, ...ownProofOf(currentPassword) }));
      close(t("phone.saved", { phone: format.phone(phone) }));
    },
  });
  // Proven or not, a number has one account (1066): the same try again would end the same.
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
