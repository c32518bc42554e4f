import { SALUTATIONS } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { DateField, FieldRow, RadioCards, TextField } from "@tribun/ui-kit";
import type { FieldSource } from "../form/use-form.ts";

export type PersonField = "salutation" | "firstName" | "lastName" | "birthday";

/** Salutation, name and birthday. `birthdayHint` says which age applies. */
export function PersonFields({ form, birthdayHint }: { form: FieldSource<PersonField>; birthdayHint?: string }) {
  return (
    <>
      <SalutationField form={form} />
      <NameFields form={form} />
      <BirthdayField form={form} hint={birthdayHint} />
    </>
  );
}

/** The salutation of a person. A form preselects `other`, because a salutation must not be required (CJEU, C-394/23). */
export function SalutationField({ form }: { form: FieldSource<"salutation"> }) {
  const t = useText("forms");
  const { onBlur: _, ...salutation } = form.text("salutation");
  return (
    <RadioCards
      {...salutation}
      legend={t("salutation.label")}
      look="chips"
      options={SALUTATIONS.map((value) => ({ value, title: t(`salutation.${value}`) }))}
    />
  );
}

/** The date of birth; `hint` says which age applies. */
export function BirthdayField({ form, hint }: { form: FieldSource<"birthday">; hint?: string | undefined }) {
  const t = useText("forms");
  return (
    <DateField {...form.text("birthday")} label={t("birthday.label")} hint={hint ?? t("birthday.hint")} autoComplete="bday" required />
  );
}

/** First and last name side by side, for forms that need no more of a person. */
export function NameFields({ form }: { form: FieldSource<"firstName" | "lastName"> }) {
  const t = useText("forms");
  return (
    <FieldRow short>
      <TextField {...form.text("firstName")} label={t("firstName")} autoComplete="given-name" required />
      <TextField {...form.text("lastName")} label={t("lastName")} autoComplete="family-name" required />
    </FieldRow>
  );
}
