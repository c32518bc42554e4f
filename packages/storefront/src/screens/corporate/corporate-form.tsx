import { ApiError } from "@tribun/api-client";
import { corporateRegister } from "@tribun/api-client/calls/account";
import { FormFailure, NameFields, useForm, useSendOnce } from "@tribun/forms";
import { CALL_BACK_TIMES, LEAD_KINDS, type LeadKind } from "@tribun/domain";
import { RichText, useText } from "@tribun/i18n";
import { Button, CheckboxField, ErrorSummary, FieldRow, PhoneField, RadioCards, TextField, textLinkClass } from "@tribun/ui-kit";
import { useApi } from "../../api/use-app.tsx";
import styles from "../../forms/form.module.css";
import { AppLink } from "../../shell/app-link.tsx";
import type { Asked } from "./corporate-done.tsx";
import { corporateForm, leadOf } from "./schema.ts";

type CorporateFormProps = { readonly kind: LeadKind; readonly onAsked: (asked: Asked) => void };

/** The short form. A known number (1066) or the fan's own address (1048) is told at the field, with the way to the account. */
export function CorporateForm({ kind, onAsked }: CorporateFormProps) {
  const t = useText("business");
  const common = useText("common");
  const api = useApi();
  const { send } = useSendOnce();
  const form = useForm({
    schema: corporateForm,
    initial: {
      ...{ kind, companyName: "", taxNumber: "", vatId: "", lineCount: "" },
      ...{ firstName: "", lastName: "", email: "", phone: "", callBack: "", tkgWaiver: false },
    },
    codes: { "1048": "email", "1066": "phone" },
    onSubmit: async (answers) => {
      const body = leadOf(answers);
      const lead = await send(body, (idempotencyKey) => api(corporateRegister, { body, idempotencyKey }));
      if (lead === undefined) return;
      onAsked({ leadId: lead.leadId, kind: body.kind, email: body.email, phone: body.phone, callBack: body.callBack });
    },
  });
  const { onBlur: _kind, ...kinds } = form.text("kind");
  const { onBlur: _time, ...times } = form.text("callBack");
  const toLogin = (
    <AppLink href="/auth/login" className={textLinkClass({ strong: true })}>
      {t("toLogin")}
    </AppLink>
  );
  const ownLines = form.values.kind === "business";
  return (
    <form method="post" noValidate className={styles["form"]} onSubmit={form.submit} aria-label={t("form")}>
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
      <FormFailure error={form.failure} action={form.failure instanceof ApiError && form.failure.code === "1048" && toLogin} />
      <RadioCards
        {...kinds}
        legend={t("kind.label")}
        options={LEAD_KINDS.map((value) => ({ value, title: t(`kind.${value}`), description: t(`kind.${value}Hint`) }))}
      />
      <h2>{t("company")}</h2>
      <TextField {...form.text("companyName")} label={t("companyName")} autoComplete="organization" required />
      <FieldRow>
        <TextField
          {...form.text("taxNumber")}
          label={t("taxNumber")}
          hint={t("taxNumberHint")}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField {...form.text("vatId")} label={t("vatId")} hint={t("vatIdHint")} autoComplete="off" />
      </FieldRow>
      {ownLines && <TextField {...form.text("lineCount")} label={t("lineCount")} hint={t("lineCountHint")} inputMode="numeric" />}
      <h2>{t("person")}</h2>
      <NameFields form={form} />
      <TextField
        {...form.text("email")}
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      {form.rules["email"] === "1048" && toLogin}
      <PhoneField {...form.text("phone")} label={t("phone")} hint={t("phoneHint")} required />
      {form.rules["phone"] === "1066" && toLogin}
      <RadioCards
        {...times}
        legend={t("callBack.label")}
        columns={3}
        required
        options={CALL_BACK_TIMES.map((value) => ({ value, title: t(`callBack.${value}`) }))}
      />
      {ownLines && (
        <div className={styles["stack"]}>
          <h3>{t("waiver.title")}</h3>
          <p className={styles["soft"]}>{t("waiver.text")}</p>
          <CheckboxField {...form.box("tkgWaiver")} hint={t("waiver.hint")}>
            {t("waiver.label")}
          </CheckboxField>
        </div>
      )}
      <p className={styles["soft"]}>
        <RichText
          text={t("privacy")}
          parts={{
            privacy: (words) => (
              <AppLink href="/information/privacy-policy" className={textLinkClass()}>
                {words}
              </AppLink>
            ),
          }}
        />
      </p>
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy} busyLabel={t("busy")}>
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
