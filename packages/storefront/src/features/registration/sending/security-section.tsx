import { KeywordField, type OtpPanelProps, type PhoneProof, PhoneVerification } from "@tribun/forms";
import { normalisePhone } from "@tribun/domain";
import { RichText, useFormat, useText } from "@tribun/i18n";
import { Button, CheckboxField, Details, FieldRow, FieldSet, Notice, TextField, NEW_TAB } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import styles from "../../../platform/forms/form.module.css";
import { NewPasswordFields } from "../../new-password/new-password-fields.tsx";
import { useLogin } from "./send-registration.ts";
import { forgetCode, keepCode, readCode } from "./sent-code.ts";
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
  /** Sends the code when the fan arrives here, once for each number. Not for a page on which the number is still being typed. */
  sendsCode?: boolean;
};

/** Proof of the phone, password, keyword with a line, codes, terms and consents. No box is ticked beforehand (L21, L28, L29). */
export function SecuritySection({ state, withLine, ...proof }: SecuritySectionProps) {
  const t = useText("auth");
  const { form } = state;
  const { firstName, lastName, companyName, birthday, email, phone } = form.values;
  const { name, keywordRule } = useBrand();
  const legalLink = (href: string) => (words: string) => (
    <a href={href} {...NEW_TAB}>
      {words}
    </a>
  );
  const [invitation, campaign] = [form.text("invitationCode"), form.text("campaignCode")];
  // Stays open: a fan who empties or corrects the field is still in it.
  const [open, setOpen] = useState(invitation.value !== "" || campaign.value !== "");
  if (!open && (invitation.error ?? campaign.error)) setOpen(true);
  return (
    <>
      <PhoneProofField state={state} withLine={withLine} {...proof} />
      <NewPasswordFields form={form} name="password" owner={{ firstName, lastName, companyName, birthday, email, phone }} />
      {withLine && <KeywordField form={form} rule={keywordRule} />}
      <div>
        <Details look="row" open={open}>
          <summary>{t("register.codes")}</summary>
          <FieldRow>
            <TextField {...invitation} exact label={t("register.invitationCode")} hint={t("register.invitationHint")} autoComplete="off" />
            <TextField {...campaign} exact label={t("register.campaignCode")} hint={t("register.campaignHint")} autoComplete="off" />
          </FieldRow>
        </Details>
        <Details look="row">
          <summary>{t("consent.legend", { club: name })}</summary>
          <FieldSet legend={t("consent.legend", { club: name })} legendHidden>
            <p className={styles["soft"]}>{t("consent.hint")}</p>
            {CONSENTS.map(([field, label]) => (
              <CheckboxField key={field} {...form.box(field)}>
                {t(label)}
              </CheckboxField>
            ))}
          </FieldSet>
        </Details>
      </div>
      <CheckboxField {...form.box("terms")}>
        <RichText text={t("register.terms")} parts={{ agb: legalLink("/information/agb") }} />
      </CheckboxField>
      <p className={styles["soft"]}>
        <RichText text={t("register.privacy")} parts={{ privacy: legalLink("/information/privacy-policy") }} />
      </p>
    </>
  );
}

function PhoneProofField({ state: { form, verified }, withLine, toPhone, phoneFirst, sendsCode = false }: SecuritySectionProps) {
  const t = useText("auth");
  const forms = useText("forms");
  const format = useFormat();
  const { phone } = form.values;
  const { id, error } = form.text("phoneVerificationToken");
  // A proof that has run out is asked for again, but a second SMS is the fan's wish.
  const [proven, setProven] = useState(form.values.phoneVerificationToken !== "");
  return (
    // Where it is the first part of a section, the label of the code says the same.
    <FieldSet legend={t("register.phoneProof")} legendHidden={sendsCode}>
      {phoneFirst !== undefined ? (
        // The error summary links here as well.
        <div className={styles["stack"]} id={id} tabIndex={-1} role="group" aria-label={t("register.phoneProof")}>
          {error !== undefined && <Notice tone="bad">{error}</Notice>}
          <p>{phoneFirst}</p>
        </div>
      ) : form.values.phoneVerificationToken === "" ? (
        <SmsProof
          key={phone}
          phone={phone}
          id={id}
          error={error}
          withLine={withLine}
          sendsAtOnce={sendsCode && !proven}
          onChangePhone={toPhone}
          onVerified={(proof) => {
            const wasInCode = document.activeElement?.id === id;
            setProven(true);
            verified(proof);
            // The field of the code goes away, and the password is next.
            if (wasInCode) document.getElementById(form.text("password").id)?.focus();
          }}
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

type SmsProofProps = Pick<OtpPanelProps<PhoneProof>, "phone" | "error" | "onVerified"> & {
  readonly id: string;
  readonly withLine: boolean;
  readonly sendsAtOnce: boolean;
  readonly onChangePhone: () => void;
};

/** The code of one number. A code that was sent before a reload or a way back still counts. */
function SmsProof({ withLine, onVerified, ...panel }: SmsProofProps) {
  const { phone } = panel;
  const [ticket] = useState(() => readCode(phone));
  return (
    <PhoneVerification
      {...panel}
      api={useApi()}
      type="register"
      name="phoneVerificationToken"
      ticket={ticket}
      onSent={(sent) => keepCode(phone, sent)}
      onVerified={(proof) => {
        forgetCode();
        onVerified(proof);
      }}
      login={useLogin(withLine)}
    />
  );
}
