import { FormFailure, derived, useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, TextField } from "@tribun/ui-kit";
import { useApi } from "../../../platform/app/use-app.tsx";
import styles from "../../../platform/forms/form.module.css";
import { sending } from "./fetch-sending.ts";

type MailFormProps = { readonly onSent: (email: string) => void };

const rules = derived(sending, ({ mailSchema: schema }) => ({ schema }));

/** Asks for the e-mail address and sends the link. The answer does not reveal whether an account has this address. */
export function MailForm({ onSent }: MailFormProps) {
  const t = useText("auth");
  const common = useText("common");
  const api = useApi();
  const form = useForm({
    schema: rules,
    initial: { email: "" },
    onSubmit: async (body) => {
      const { resetMail } = await sending.load();
      await api(resetMail, { body });
      onSent(body.email);
    },
  });
  return (
    <form method="post" noValidate className={styles["form"]} onSubmit={form.submit} aria-label={t("forgot.mailForm")}>
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
      <FormFailure error={form.failure} />
      <TextField
        {...form.text("email")}
        label={t("contact.email")}
        hint={t("forgot.mailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy} busyLabel={t("forgot.mailSending")}>
          {t("forgot.mailSend")}
        </Button>
      </div>
    </form>
  );
}
