import { KeywordField, PhoneVerification } from "@tribun/forms";
import { normalisePhone } from "@tribun/domain";
import { RichText, useFormat, useText } from "@tribun/i18n";
import { Button, CheckboxField, FieldRow, FieldSet, Notice, TextField, NEW_TAB } from "@tribun/ui-kit";
import { useApi } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import styles from "../../../platform/forms/form.module.css";
import { NewPasswordFields } from "../../new-password/new-password-fields.tsx";
import { useLogin } from "./send-registration.ts";
import type { RegistrationState } from "../use-registration.ts";

const CONSENTS = [
  ["consentEmail", "consent.email"],
  ["consentSms", "consent.sms"],
  ["consentPhone", "consent.phone"],
  ["consentPush", "consent.push"],
] as const;

type SecuritySectionProps = {
  state: Pick<RegistrationState, "form" | "verified">;
  withLine: boolean;
  /** Leads to the field for the phone. */
  toPhone: () => void;
  /** Shown while there is no phone to send a code to. */
  phoneFirst?: string | undefined;
};

/** Proof of the phone, password, keyword with a line, codes, terms and consents. No box is ticked beforehand (L21, L28, L29). */
export function SecuritySection({ state, withLine, toPhone, phoneFirst }: SecuritySectionProps) {
  const t = useText("auth");
  const { form } = state;
  const { firstName, lastName, companyName, birthday, email, phone } = form.values;
  const { name, keywordRule } = useBrand();
  const legalLink = (href: string) => (words: string) => (
    <a href={href} {...NEW_TAB}>
      {words}
    </a>
  );
  return (
    <>
      <PhoneProofField state={state} withLine={withLine} toPhone={toPhone} phoneFirst={phoneFirst} />
      <NewPasswordFields form={form} name="password" owner={{ firstName, lastName, companyName, birthday, email, phone }} />
      {withLine && <KeywordField form={form} rule={keywordRule} />}
      <FieldRow>
        <TextField
          {...form.text("invitationCode")}
          exact
          label={t("register.invitationCode")}
          hint={t("register.invitationHint")}
          autoComplete="off"
        />
        <TextField
          {...form.text("campaignCode")}
          exact
          label={t("register.campaignCode")}
          hint={t("register.campaignHint")}
          autoComplete="off"
        />
      </FieldRow>
      <FieldSet legend={t("consent.legend", { club: name })}>
        <p className={styles["soft"]}>{t("consent.hint")}</p>
        {CONSENTS.map(([field, label]) => (
          <CheckboxField key={field} {...form.box(field)}>
            {t(label)}
          </CheckboxField>
        ))}
      </FieldSet>
      <CheckboxField {...form.box("terms")}>
        <RichText text={t("register.terms")} parts={{ agb: legalLink("/information/agb") }} />
      </CheckboxField>
      <p className={styles["soft"]}>
        <RichText text={t("register.privacy")} parts={{ privacy: legalLink("/information/privacy-policy") }} />
      </p>
    </>
  );
}

function PhoneProofField({ state: { form, verified }, withLine, toPhone, phoneFirst }: SecuritySectionProps) {
  const t = useText("auth");
  const forms = useText("forms");
  const format = useFormat();
  const api = useApi();
  const { phone } = form.values;
  const { id, error } = form.text("phoneVerificationToken");
  const login = useLogin(withLine);
  return (
    <FieldSet legend={t("register.phoneProof")}>
      {phoneFirst !== undefined ? (
        // The error summary links here as well.
        <div className={styles["stack"]} id={id} tabIndex={-1} role="group" aria-label={t("register.phoneProof")}>
          {error !== undefined && <Notice tone="bad">{error}</Notice>}
          <p>{phoneFirst}</p>
        </div>
      ) : form.values.phoneVerificationToken === "" ? (
        <PhoneVerification
          key={phone}
          api={api}
          type="register"
          name="phoneVerificationToken"
          id={id}
          phone={phone}
          onVerified={verified}
          onChangePhone={toPhone}
          login={login}
          {...(error !== undefined && { error })}
        />
      ) : (
        <Notice
          tone="ok"
          action={
            <Button variant="quiet" onClick={toPhone}>
              {forms("otp.change")}
            </Button>
          }
        >
          {forms("otp.done", { phone: format.phone(normalisePhone(phone) ?? phone) })}
        </Notice>
      )}
    </FieldSet>
  );
}
