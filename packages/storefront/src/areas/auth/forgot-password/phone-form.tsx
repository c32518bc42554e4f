import { FormFailure, type OtpTicket, useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, PhoneField, textLinkClass } from "@tribun/ui-kit";
import { useApi } from "../../../platform/app/use-app.tsx";
import { keepTypedLogin } from "../../../platform/forms/typed-login.ts";
import styles from "../../../platform/forms/form.module.css";
import { useOwnParam } from "../../../platform/forms/use-own-param.ts";
import { registerHref } from "../../../platform/session/return-to.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { sending } from "./fetch-sending.ts";

type PhoneFormProps = { phone: string; onSent: (phone: string, ticket: OtpTicket) => void };

/** Asks for the phone and sends the code. For an unknown number (1008) the field shows the error with a link to the registration. */
export function PhoneForm({ phone, onSent }: PhoneFormProps) {
  const t = useText("auth");
  const forms = useText("forms");
  const common = useText("common");
  const api = useApi();
  const returnTo = useOwnParam("returnTo");
  const form = useForm({
    schema: sending,
    initial: { phone },
    codes: { "1008": "phone" },
    onSubmit: async (body) => {
      const { resetOtp } = await sending.load();
      onSent(body.phone, await api(resetOtp, { body }));
    },
  });
  return (
    <form method="post" noValidate className={styles["form"]} onSubmit={form.submit} aria-label={t("forgot.phoneForm")}>
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
      <FormFailure error={form.failure} />
      <PhoneField {...form.text("phone")} label={t("contact.phone")} hint={t("forgot.phoneHint")} required />
      {form.rules["phone"] === "1008" && (
        <AppLink
          href={registerHref(returnTo)}
          className={textLinkClass({ strong: true })}
          onClick={() => keepTypedLogin(form.values.phone)}
        >
          {t("forgot.register")}
        </AppLink>
      )}
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy} busyLabel={forms("otp.sending")}>
          {forms("otp.send")}
        </Button>
      </div>
    </form>
  );
}
