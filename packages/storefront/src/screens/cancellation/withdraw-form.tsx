import { withdrawal } from "@tribun/api-client/calls/service";
import { FormFailure, useForm } from "@tribun/checkout-wizard/forms";
import { email, line } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary } from "@tribun/ui-kit";
import { useState } from "react";
import * as v from "valibot";
import { useApi } from "../../api/use-app.tsx";
import { useSendKey } from "../../forms/use-send-key.ts";
import styles from "./cancellation.module.css";
import { DeclarationFields } from "./declaration-fields.tsx";
import { Receipt } from "./receipt.tsx";

const schema = v.object({ name: line("name.required", 120), contract: line("contract.required", 60), email });

/** Declares a withdrawal: name, contract and e-mail, never a reason (§ 356a BGB, L23). */
export function WithdrawForm() {
  const t = useText("legal");
  const api = useApi();
  const keyFor = useSendKey();
  const [done, setDone] = useState<Parameters<typeof Receipt>[0]>();
  const form = useForm({
    schema,
    initial: { name: "", contract: "", email: "" },
    onSubmit: async (body) => {
      const receipt = await api(withdrawal, { body, idempotencyKey: keyFor(body) });
      setDone({ ...receipt, title: t("cancellation.withdrawDone"), email: body.email, content: [body.name, body.contract] });
    },
  });
  if (done) return <Receipt {...done} />;
  return (
    <form method="post" noValidate onSubmit={form.submit} className={styles["form"]}>
      <p>{t("cancellation.withdrawHint")}</p>
      <ErrorSummary key={form.attempts} title={t("cancellation.summaryTitle")} errors={form.summary} />
      <DeclarationFields form={form} />
      <FormFailure error={form.failure} />
      <Button type="submit" busy={form.busy} busyLabel={t("cancellation.sending")}>
        {t("cancellation.withdraw")}
      </Button>
    </form>
  );
}
