import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary } from "@tribun/ui-kit";
import { useFilledIn } from "../../forms/use-filled-in.ts";
import { usePaperAction } from "../../paper/use-paper-action.ts";
import { usePaperForm } from "../../paper/use-paper-form.ts";
import styles from "./cancellation.module.css";
import { DeclarationFields } from "./declaration-fields.tsx";
import { Receipt } from "./receipt.tsx";
import type { OwnContract } from "./use-own-contract.ts";
import { withdraw } from "./withdraw.ts";

/** Declares a withdrawal: name, contract and e-mail, never a reason (§ 356a BGB, L23). Works without any script. */
export function WithdrawForm({ own }: { readonly own: OwnContract | undefined }) {
  const t = useText("legal");
  const action = usePaperAction("/information/cancellation", "withdraw");
  const { form, result } = usePaperForm(withdraw);
  useFilledIn(form, own ?? {});
  if (result) return <Receipt {...result} title={t("cancellation.withdrawDone")} content={[result.name, result.contract]} />;
  return (
    <form method="post" action={action} noValidate onSubmit={form.submit} className={styles["form"]}>
      <p>{t("cancellation.withdrawHint")}</p>
      <ErrorSummary key={form.attempts} title={t("cancellation.summaryTitle")} errors={form.summary} />
      <DeclarationFields form={form} />
      <FormFailure error={form.failure} />
      <Button type="submit" name="form" value={withdraw.name} busy={form.busy} busyLabel={t("cancellation.sending")}>
        {t("cancellation.withdraw")}
      </Button>
    </form>
  );
}
