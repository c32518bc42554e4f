import type { User } from "@tribun/api-client/contract";
import { NameFields, useForm } from "@tribun/forms";
import { firstName, lastName } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { useProfileChange } from "../../shared/edit/use-profile-change.ts";

const schema = v.object({ firstName, lastName });

/** Form for the fan's name, for example after a wedding. */
export function NameForm({ user, close }: { readonly user: User; readonly close: Close }) {
  const t = useText("account");
  const change = useProfileChange();
  const form = useForm({
    schema,
    initial: { firstName: user.firstName, lastName: user.lastName },
    onSubmit: async (given) => {
      await change(given);
      close(t("data.nameSaved"));
    },
  });
  return (
    <ChangeForm form={form} label={t("changeOf", { what: t("data.name") })} onCancel={() => close()}>
      <NameFields form={form} />
    </ChangeForm>
  );
}
