import { useQueryClient } from "@tanstack/react-query";
import { addPaymentMethod } from "@tribun/api-client/calls/payments";
import { useForm, useSendOnce } from "@tribun/forms";
import { accountHolder, CREDITOR_ID, mandateWords } from "@tribun/domain";
import { sepaIban } from "@tribun/domain/bank";
import { useLanguage, useText } from "@tribun/i18n";
import { CheckboxField, TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../../platform/signed-in/use-session.ts";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import styles from "./payment.module.css";
import { methodsQuery } from "./queries.ts";

const schema = v.object({ iban: sepaIban, holder: accountHolder, mandateAccepted: v.literal(true, "mandate.required") });

/** Form for a SEPA bank account with its mandate. The operator stores the mandate's text as shown here (L33). */
export function BankForm({ close }: { readonly close: Close }) {
  const t = useText("account");
  const api = useApi();
  const client = useQueryClient();
  const { send } = useSendOnce();
  const language = useLanguage();
  const { legalEntity } = useBrand();
  const { user } = useSession();
  const { mandate, note } = mandateWords(legalEntity.name, language);
  const form = useForm({
    schema,
    initial: { iban: "", holder: user ? `${user.firstName} ${user.lastName}` : "", mandateAccepted: false },
    onSubmit: async (given) => {
      const body = { type: "sepa" as const, ...given };
      const added = await send(body, (idempotencyKey) => api(addPaymentMethod, { body, idempotencyKey }));
      if (added === undefined) return;
      await client.invalidateQueries(methodsQuery({ api }));
      close(t("payment.added", { account: added.label, reference: added.mandateReference ?? "" }));
    },
  });
  return (
    <ChangeForm form={form} label={t("payment.add")} save={t("payment.submit")} onCancel={() => close()}>
      <TextField
        {...form.text("iban")}
        exact
        label={t("payment.iban")}
        hint={t("payment.ibanHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField {...form.text("holder")} label={t("payment.holder")} autoComplete="name" required />
      <div className={styles["mandate"]}>
        <h3>{t("payment.mandateTitle")}</h3>
        <p>{mandate}</p>
        <p>{note}</p>
        <dl>
          <div>
            <dt>{t("payment.creditor")}</dt>
            <dd>{CREDITOR_ID}</dd>
          </div>
          <div>
            <dt>{t("payment.reference")}</dt>
            <dd>{t("payment.referenceLater")}</dd>
          </div>
        </dl>
      </div>
      <CheckboxField {...form.box("mandateAccepted")}>{t("payment.accept")}</CheckboxField>
    </ChangeForm>
  );
}
