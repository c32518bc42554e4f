import { nickname as nicknameRule } from "@tribun/api-client/schemas/account";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { ChangeForm } from "../shared/edit/change-form.tsx";
import type { Close } from "../shared/edit/edit-row.tsx";
import { useProfileChange } from "../shared/edit/use-profile-change.ts";

/** Field name of the operator, so that its refusal (`nickname.taken`) appears at the field. */
const FIELD = "profile.nickname";
const schema = v.object({ [FIELD]: nicknameRule });

type NicknameFormProps = { readonly nickname: string | undefined; readonly listed: boolean; readonly onClose: Close };

/** Form for the public nickname. Saving it also adds the fan to the list. */
export function NicknameForm({ nickname, listed, onClose }: NicknameFormProps) {
  const t = useText("games");
  const change = useProfileChange();
  const form = useForm({
    schema,
    initial: { [FIELD]: nickname ?? "" },
    onSubmit: async ({ [FIELD]: name }) => {
      await change({ profile: { nickname: name, listed: true } });
      onClose(t("table.listed", { nickname: name }));
    },
  });
  return (
    <ChangeForm
      form={form}
      label={t(listed ? "table.rename" : "table.join")}
      save={t(listed ? "table.save" : "table.join")}
      saving={t(listed ? "table.saving" : "table.joining")}
      onCancel={() => onClose()}
    >
      <TextField {...form.text(FIELD)} label={t("table.nickname")} hint={t("table.nicknameHint")} autoComplete="nickname" required />
    </ChangeForm>
  );
}
