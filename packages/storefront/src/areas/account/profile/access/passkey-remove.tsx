import { removePasskey } from "@tribun/api-client/calls/passkeys";
import type { Passkey } from "@tribun/api-client/contract";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty("password.required")) });
type PasskeyRemoveProps = { readonly of: Passkey; readonly close: Close; readonly changed: () => Promise<unknown> };

/** Removes a passkey from the account. */
export function PasskeyRemove({ of: { id, name }, close, changed }: PasskeyRemoveProps) {
  const t = useText("account");
  const api = useApi();
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async ({ password }) => {
      await provenBy("password", api(removePasskey, { params: { id }, body: proofOf(password) }));
      close();
      await changed();
    },
  });
  const action = t("passkeys.remove", { name });
  return (
    <ChangeForm form={form} label={action} save={action} onCancel={() => close()}>
      <p>{t("passkeys.removeText")}</p>
      <CurrentPasswordField {...form.text("password")} label={t("yourPassword")} />
    </ChangeForm>
  );
}
