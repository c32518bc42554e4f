import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { AddressFields, DeliveryFields, PersonFields, useForm } from "@tribun/forms";
import { CheckboxField } from "@tribun/ui-kit";
import { useEffect, useState } from "react";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import type { PersonDraft } from "../../../draft/order-draft.ts";
import { EditForm } from "../../../summary/edit-form.tsx";
import type { EditorProps } from "../../../summary/ticket-part.tsx";
import { useWizard } from "../../../shared/environment.tsx";
import { personOf, personTyped, type PersonValues, personValues } from "../parts/person.ts";
import { personSchema } from "./schema.ts";

type PersonFormProps = EditorProps & { readonly account: User; readonly today: () => string };

/** Form for name, birthday and addresses of this order. Every key is stored in the draft, as in other open parts. */
export function PersonForm({ account, today, onSave, onCancel }: PersonFormProps) {
  const t = useText("approval");
  const { api } = useWizard();
  const { draft, change } = useOrderDraft();
  const [initial] = useState(() => personValues(personOf(account, draft)));
  const form = useForm<PersonValues, PersonDraft>({
    schema: (values) => personSchema(today, account, values.otherDelivery),
    initial,
    onSubmit: (person) => {
      change((current) => ({ ...current, person }));
      onSave();
    },
  });
  const { values } = form;
  useEffect(() => {
    if (values !== initial) change((current) => ({ ...current, person: personTyped(values) }));
  }, [values, initial, change]);
  return (
    <EditForm errors={form.summary} attempt={form.attempts} onSubmit={() => void form.submit()} onCancel={onCancel}>
      <PersonFields form={form} />
      <AddressFields form={form} api={api} />
      <CheckboxField {...form.box("otherDelivery")}>{t("otherDelivery")}</CheckboxField>
      {form.values.otherDelivery && <DeliveryFields form={form} api={api} />}
    </EditForm>
  );
}
