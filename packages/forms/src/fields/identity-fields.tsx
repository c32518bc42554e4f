import { DOCUMENT_TYPES, type KeywordRule } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { DateField, FieldRow, RadioCards, TextField } from "@tribun/ui-kit";
import type { FieldSource } from "../form/use-form.ts";

export type IdentityField = "documentType" | "identityNumber" | "identityValidityDate";

/** Fields for the identity document of the contract party. Only an order of a line needs them; the browser never stores them (L17). */
export function IdentityFields({ form }: { form: FieldSource<IdentityField> }) {
  const t = useText("forms");
  const { onBlur: _, ...documentType } = form.text("documentType");
  return (
    <>
      <RadioCards
        {...documentType}
        legend={t("document.label")}
        {...(form.values.documentType === "idCard" && { hint: t("documentHint") })}
        look="chips"
        options={DOCUMENT_TYPES.map((value) => ({ value, title: t(`document.${value}`) }))}
      />
      <FieldRow short>
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

/** Only the document number, for a fan whose other document data are known. The number is not stored, so each order needs it again. */
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

/** The customer-support password, by the club's rule (A1). */
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
