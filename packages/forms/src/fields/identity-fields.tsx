import { DOCUMENT_TYPES, type KeywordRule } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { DateField, FieldRow, RadioCards, TextField } from "@tribun/ui-kit";
import type { FieldSource } from "../form/use-form.ts";

export type IdentityField = "documentType" | "identityNumber" | "identityValidityDate";

/** Identity document of the contract party; asked only where a line is ordered, never stored in the browser (L17). */
export function IdentityFields({ form }: { form: FieldSource<IdentityField> }) {
  const t = useText("forms");
  const { onBlur: _, ...documentType } = form.text("documentType");
  return (
    <>
      <RadioCards
        {...documentType}
        legend={t("document.label")}
        options={DOCUMENT_TYPES.map((value) => ({
          value,
          title: t(`document.${value}`),
          ...(value === "idCard" && { description: t("documentHint") }),
        }))}
      />
      <FieldRow>
        <IdentityNumberField form={form} />
        <DateField
          {...form.text("identityValidityDate")}
          label={t("identityValidityDate.label")}
          hint={t("identityValidityDate.hint")}
          autoComplete="off"
          era="future"
          required
        />
      </FieldRow>
    </>
  );
}

/** The number alone, where the document is known but for that: it is kept nowhere, so it is asked for with every order. */
export function IdentityNumberField({ form }: { form: FieldSource<IdentityField> }) {
  const t = useText("forms");
  const kind = form.values.documentType === "passport" ? "passport" : "idCard";
  return (
    <TextField
      {...form.text("identityNumber")}
      exact
      label={t(`identityNumber.${kind}`)}
      hint={t(`identityNumber.hint.${kind}`)}
      autoComplete="off"
      required
    />
  );
}

/** The keyword for the hotline in the reading the club sells (A1). */
export function KeywordField({ form, rule }: { form: FieldSource<"keyword">; rule: KeywordRule }) {
  const t = useText("forms");
  return (
    <TextField
      {...form.text("keyword")}
      label={t("keyword.label")}
      hint={t(`keyword.${rule}`)}
      inputMode={rule === "digits4" ? "numeric" : "text"}
      autoComplete="off"
      required
    />
  );
}
