import { AddressFields, BirthdayField, checked, EmailField, type Form, type PhoneProof, SalutationField } from "@tribun/forms";
import { mobilePhone } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { useApi } from "../../../platform/app/use-app.tsx";
import styles from "../../../platform/forms/form.module.css";
import { type RegistrationSetting, registrationSchema } from "../../../features/registration/sending/schema.ts";
import { SecuritySection } from "../../../features/registration/sending/security-section.tsx";
import type { RegistrationValues } from "../../../features/registration/values.ts";
import { forgetInvitation } from "../../../platform/session/invitation.ts";
import type { LeadAnswers } from "./sending.ts";

export { REGISTRATION_CODES, sendRegistration, takenEmail } from "../../../features/registration/sending/send-registration.ts";
export { readInvitation } from "../../../platform/session/invitation.ts";

type AccountFieldsProps = {
  form: Form<RegistrationValues>;
  verified: (proof: PhoneProof) => void;
  toPhone: () => void;
};

/** The fields that an account needs beyond the lead: those of the registration without the ones that the lead form already has. */
export function AccountFields({ form, verified, toPhone }: AccountFieldsProps) {
  const t = useText("auth");
  const own = useText("business");
  const api = useApi();
  const phoneFirst = checked(mobilePhone, form.values.phone).issues && own("choice.phoneFirst");
  return (
    <div className={styles["form"]}>
      <SalutationField form={form} />
      <BirthdayField form={form} />
      <p className={styles["soft"]}>{t("register.identityLater")}</p>
      <EmailField {...form.text("emailConfirmation")} label={t("contact.emailConfirmation")} autoComplete="off" />
      <AddressFields form={form} api={api} />
      <SecuritySection state={{ form, verified }} withLine={false} toPhone={toPhone} phoneFirst={phoneFirst} />
    </div>
  );
}

/** Combines the rules of the lead with those of the account. Each call receives the output of its own rules. */
export function withAccount(lead: v.GenericSchema<unknown, LeadAnswers>, setting: RegistrationSetting, values: RegistrationValues) {
  return v.intersect([
    v.pipe(
      lead,
      v.transform((answers) => ({ lead: answers })),
    ),
    v.pipe(
      registrationSchema(setting, values),
      v.transform((registration) => ({ registration })),
    ),
  ]);
}

/**
 * Deletes the invitation and the registration draft from this device. The draft's code belongs to the registration page, so it is imported
 * here.
 */
export async function forgetWaiting(): Promise<void> {
  forgetInvitation();
  try {
    (await import("../../../features/registration/draft.ts")).forgetRegistration();
  } catch {
    // The import failed. The draft expires after a day or when the tab closes.
  }
}
