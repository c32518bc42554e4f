import { ApiError } from "@tribun/api-client";
import { resetPassword } from "@tribun/api-client/calls/auth";
import { FormFailure, useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../../platform/app/use-app.tsx";
import styles from "../../../platform/forms/form.module.css";
import { newPasswordTwice, PASSWORD_CODES } from "../../../features/new-password/new-password.ts";
import { NewPasswordFields } from "../../../features/new-password/new-password-fields.tsx";

const INITIAL = { newPassword: "", passwordConfirmation: "" };

const schema = (typed: typeof INITIAL) =>
  v.pipe(
    v.object(newPasswordTwice(typed)),
    v.forward(
      v.partialCheck(
        [["newPassword"], ["passwordConfirmation"]],
        (form) => form.newPassword === form.passwordConfirmation,
        "passwordConfirmation.mismatch",
      ),
      ["passwordConfirmation"],
    ),
  );

type NewPasswordFormProps = { resetToken: string; onSaved: () => void; onRestart: () => void };

/** Sets the new password. An expired proof (1007) leads back to a new code. */
export function NewPasswordForm({ resetToken, onSaved, onRestart }: NewPasswordFormProps) {
  const t = useText("auth");
  const common = useText("common");
  const api = useApi();
  const form = useForm({
    schema,
    initial: INITIAL,
    codes: PASSWORD_CODES,
    onSubmit: async (given) => {
      await api(resetPassword, { body: { resetToken, newPassword: given.newPassword } });
      onSaved();
    },
  });
  const over = form.failure instanceof ApiError && form.failure.code === "1007";
  return (
    <form method="post" noValidate className={styles["form"]} onSubmit={form.submit} aria-label={t("forgot.newForm")}>
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
      <FormFailure
        error={form.failure}
        action={
          over && (
            <Button variant="quiet" onClick={onRestart}>
              {t("forgot.restart")}
            </Button>
          )
        }
      />
      <NewPasswordFields form={form} name="newPassword" hint={t("forgot.newHint")} owner={{ resetToken }} />
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy} busyLabel={t("forgot.busy")}>
          {t("forgot.submit")}
        </Button>
      </div>
    </form>
  );
}
