import { AddressFields, DeliveryFields } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { CheckboxField, Notice, PhoneField, textLinkClass } from "@tribun/ui-kit";
import { useApi } from "../../../platform/app/use-app.tsx";
import { EmailOnce } from "./email-once.tsx";
import { useLogin } from "./send-registration.ts";
import type { RegistrationState } from "../use-registration.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";

/** E-mail, phone and address, and with a line another address for the parcel. */
export function ContactSection({ state, withLine }: { state: RegistrationState; withLine: boolean }) {
  const t = useText("auth");
  const api = useApi();
  const { form, askEmail, changePhone, phoneBrought } = state;
  return (
    <>
      <EmailOnce form={form} onLeave={() => void askEmail()}>
        {form.rules["email"] === "1048" && <KnownFan text={t("contact.emailTaken")} withLine={withLine} />}
      </EmailOnce>
      <PhoneField
        {...form.text("phone")}
        onChange={changePhone}
        label={t("contact.phone")}
        hint={t(phoneBrought ? "contact.phoneBrought" : "contact.phoneHint")}
        autoComplete="tel"
        required
      />
      {["1003", "1066"].includes(form.rules["phone"] ?? "") && <KnownFan text={t("contact.phoneTaken")} withLine={withLine} />}
      <AddressFields form={form} api={api} />
      {withLine && (
        <>
          <CheckboxField {...form.box("otherDelivery")}>{t("contact.otherDelivery")}</CheckboxField>
          {form.values.otherDelivery && <DeliveryFields form={form} api={api} />}
        </>
      )}
    </>
  );
}

/** Leads a fan who already has an account to the login. */
function KnownFan({ text, withLine }: { text: string; withLine: boolean }) {
  const t = useText("auth");
  const login = useLogin(withLine);
  return (
    <Notice
      tone="info"
      action={
        <AppLink href={login} className={textLinkClass({ strong: true })}>
          {t("contact.toLogin")}
        </AppLink>
      }
    >
      {text}
    </Notice>
  );
}
