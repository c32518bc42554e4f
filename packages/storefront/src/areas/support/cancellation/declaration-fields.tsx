import { EmailField } from "@tribun/forms";
import type { FieldSource } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { TextField } from "@tribun/ui-kit";

/** The fan's name, the contract and the address for the receipt. The law allows no more questions. */
export function DeclarationFields({ form }: { readonly form: FieldSource<"name" | "contract" | "email"> }) {
  const t = useText("legal");
  return (
    <>
      <TextField {...form.text("name")} label={t("cancellation.name")} autoComplete="name" required />
      <TextField {...form.text("contract")} exact label={t("cancellation.contract")} required />
      <EmailField {...form.text("email")} label={t("cancellation.email")} />
    </>
  );
}
