import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, CheckboxField, ErrorSummary } from "@tribun/ui-kit";
import { AddressFields, DeliveryFields, PersonFields, useForm } from "@tribun/forms";
import type { PersonDraft } from "../../machine/order-draft.ts";
import { useWizard } from "../../wizard/environment.tsx";
import styles from "./approval.module.css";
import { personSchema, type PersonValues, personValues } from "./person.ts";

type PersonFormProps = {
  readonly person: PersonDraft;
  readonly account: User;
  readonly today: () => string;
  readonly onSave: (person: PersonDraft) => void;
  readonly onCancel: () => void;
};

/** Name, birthday and addresses of this order. */
export function PersonForm({ person, account, today, onSave, onCancel }: PersonFormProps) {
  const t = useText("order");
  const { api } = useWizard();
  const form = useForm<PersonValues, PersonDraft>({
    schema: (values) => personSchema(today, account, values.otherDelivery),
    initial: personValues(person),
    onSubmit: onSave,
  });
  return (
    <form method="post" noValidate className={styles["form"]} onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary title={t("nav.checkTitle")} errors={form.summary} attempt={form.attempts} />
      <PersonFields form={form} />
      <AddressFields form={form} api={api} />
      <CheckboxField {...form.box("otherDelivery")}>{t("approval.otherDelivery")}</CheckboxField>
      {form.values.otherDelivery && <DeliveryFields form={form} api={api} />}
      <div className={styles["row"]}>
        <Button type="submit">{t("approval.save")}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t("approval.saveCancel")}
        </Button>
      </div>
    </form>
  );
}
