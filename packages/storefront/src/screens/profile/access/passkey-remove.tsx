import { removePasskey } from "@tribun/api-client/calls/passkeys";
import type { Passkey } from "@tribun/api-client/contract";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { useApi } from "../../../api/use-app.tsx";
import { ChangeForm } from "../../account-shared/change-form.tsx";
import { CurrentPasswordField } from "../../account-shared/current-password.tsx";
import type { Close } from "../../account-shared/edit-row.tsx";
import { proofOf } from "../../account-shared/proof.ts";
import { provenBy } from "../../account-shared/use-profile-change.ts";

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty("password.required")) });
type PasskeyRemoveProps = { readonly of: Passkey; readonly close: Close; readonly changed: () => Promise<unknown> };

/** Takes a passkey off the account. */
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
