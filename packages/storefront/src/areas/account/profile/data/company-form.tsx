import type { User } from "@tribun/api-client/contract";
import { useForm } from "@tribun/forms";
import { blankOr, companyName, taxNumber, vatId } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { useProfileChange } from "../../shared/edit/use-profile-change.ts";

const schema = v.object({ companyName, taxNumber, vatId: blankOr(vatId) });

/** Form for the invoice data of a business account (A20). */
export function CompanyForm({ user, close }: { readonly user: User; readonly close: Close }) {
  const t = useText("account");
  const auth = useText("auth");
  const change = useProfileChange();
  const form = useForm({
    schema,
    initial: { companyName: user.companyName ?? "", taxNumber: user.taxNumber ?? "", vatId: user.vatId ?? "" },
    onSubmit: async ({ vatId: id, ...given }) => {
      await change({ ...given, vatId: id ?? null });
      close(t("data.companySaved"));
    },
  });
  return (
    <ChangeForm form={form} label={t("changeOf", { what: t("data.company") })} onCancel={() => close()}>
      <TextField {...form.text("companyName")} label={auth("customer.companyName")} autoComplete="organization" required />
      <TextField
        {...form.text("taxNumber")}
        exact
        label={auth("customer.taxNumber")}
        hint={auth("customer.taxNumberHint")}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField {...form.text("vatId")} exact label={auth("customer.vatId")} hint={auth("customer.vatIdHint")} autoComplete="off" />
    </ChangeForm>
  );
}
