import { simUnblock } from "@tribun/api-client/calls/lines";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import { type Close, EditRow } from "../../shared/edit/edit-row.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";
import { useLineChanged, type Say } from "../line-change.ts";

type UnblockProps = { readonly lineId: string; readonly say: Say };
const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty("password.required")) });

/** Removes the fan's own block after the password. */
export function UnblockRow({ lineId, say }: UnblockProps) {
  const t = useText("account");
  return (
    <EditRow of={lineId} label={t("sim.unblockLabel")} action={t("sim.unblock")}>
      {(close) => <UnblockForm lineId={lineId} say={say} close={close} />}
    </EditRow>
  );
}

function UnblockForm({ lineId, say, close }: UnblockProps & { readonly close: Close }) {
  const t = useText("account");
  const api = useApi();
  const changed = useLineChanged();
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async ({ password }) => {
      await provenBy("password", api(simUnblock, { params: { id: lineId }, body: proofOf(password) }));
      close();
      say(t("sim.unblocked"), false);
      await changed();
    },
  });
  return (
    <ChangeForm form={form} label={t("sim.unblock")} save={t("sim.unblock")} saving={t("sim.unblocking")} onCancel={() => close()}>
      <p>{t("sim.unblockText")}</p>
      <CurrentPasswordField {...form.text("password")} label={t("yourPassword")} />
    </ChangeForm>
  );
}
