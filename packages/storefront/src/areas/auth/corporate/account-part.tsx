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

/** What an account needs beyond a company's wish: the fields of the registration, less what the wish has asked for. */
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

/** The rules of both: of the wish, and of the account that is made with it. Each is sent what its own rules have read. */
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

/** Forgets what waited on this device for a registration. Its page has the draft, and is fetched for that. */
export async function forgetWaiting(): Promise<void> {
  forgetInvitation();
  try {
    (await import("../../../features/registration/draft.ts")).forgetRegistration();
  } catch {
    // The draft ends by itself after a day, or with the tab.
  }
}
