import { ApiError } from "@tribun/api-client";
import { EmailField, FormFailure, NameFields } from "@tribun/forms";
import { CALL_BACK_TIMES, LEAD_KINDS } from "@tribun/domain";
import { RichText, useText } from "@tribun/i18n";
import { Button, CheckboxField, ErrorSummary, FieldRow, Notice, PhoneField, RadioCards, TextField, textLinkClass } from "@tribun/ui-kit";
import styles from "../../../platform/forms/form.module.css";
import { useNoScriptAction } from "../../../platform/place/hrefs.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { AccountChoice } from "./account-choice.tsx";
import own from "./corporate.module.css";
import { CORPORATE, corporateLead } from "./corporate-lead.ts";
import type { CorporateState } from "./use-corporate.ts";

/**
 * The lead form. A guest who is a company can add an account. Works without a script; with one, creates the account before it sends the
 * lead.
 */
export function CorporateForm({ state }: { readonly state: CorporateState }) {
  const { form, made, offered } = state;
  const t = useText("business");
  const common = useText("common");
  const action = useNoScriptAction(CORPORATE, "lead");
  const { onBlur: _kind, ...kinds } = form.text("kind");
  const { onBlur: _time, ...times } = form.text("callBack");
  const toLogin = (
    <AppLink href="/auth/login" className={textLinkClass({ strong: true })}>
      {t("toLogin")}
    </AppLink>
  );
  const withAccount = offered && form.values.account;
  const ownLines = form.values.kind === "business";
  return (
    <form id="lead" method="post" action={action} noValidate className={styles["form"]} onSubmit={form.submit} aria-label={t("form")}>
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
      {made && !form.busy && (
        <Notice tone="ok" title={t("choice.made.title")}>
          {t("choice.made.text")}
        </Notice>
      )}
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
          exact
          label={t("taxNumber")}
          hint={t("taxNumberHint")}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField {...form.text("vatId")} exact label={t("vatId")} hint={t("vatIdHint")} autoComplete="off" />
      </FieldRow>
      {ownLines && (
        <div className={own["own"]}>
          <TextField {...form.text("lineCount")} label={t("lineCount")} hint={t("lineCountHint")} inputMode="numeric" />
        </div>
      )}
      <h2>{t("person")}</h2>
      <NameFields form={form} />
      <EmailField {...form.text("email")} onBlur={state.leaveEmail} label={t("email")} hint={t("emailHint")} />
      {form.rules["email"] === "1048" && toLogin}
      <PhoneField {...form.text("phone")} onChange={state.changePhone} label={t("phone")} hint={t("phoneHint")} required />
      {["1003", "1066"].includes(form.rules["phone"] ?? "") && toLogin}
      <RadioCards
        {...times}
        legend={t("callBack.label")}
        columns={3}
        required
        options={CALL_BACK_TIMES.map((value) => ({ value, title: t(`callBack.${value}`) }))}
      />
      {ownLines && (
        <div className={`${styles["stack"]} ${own["own"]} ${own["law"]}`}>
          <h3>{t("waiver.title")}</h3>
          <p className={styles["soft"]}>{t("waiver.text")}</p>
          <CheckboxField {...form.box("tkgWaiver")} hint={t("waiver.hint")}>
            {t("waiver.label")}
          </CheckboxField>
        </div>
      )}
      {offered && <AccountChoice state={state} />}
      {/* The fields of an account carry their own privacy text, because the operator uses their data for more than the lead. */}
      {!withAccount && (
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
      )}
      <div className={styles["actions"]}>
        <Button type="submit" name="form" value={corporateLead.name} busy={form.busy} busyLabel={t(withAccount ? "choice.busy" : "busy")}>
          {t(withAccount ? "choice.submit" : "submit")}
        </Button>
      </div>
    </form>
  );
}
