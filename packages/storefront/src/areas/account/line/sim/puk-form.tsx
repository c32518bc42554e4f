import { linePukByPassword } from "@tribun/api-client/calls/lines";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty("password.required")) });

export type ShownPuk = { readonly pin: string; readonly puk: string; readonly iccidMasked: string };

type PukFormProps = { readonly lineId: string; readonly onShown: (puk: ShownPuk) => void; readonly onCancel: () => void };

/** Asks for the password again before the page shows PIN and PUK (flows §4.8). */
export function PukForm({ lineId, onShown, onCancel }: PukFormProps) {
  const t = useText("account");
  const api = useApi();
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async ({ password }) =>
      onShown(await provenBy("password", api(linePukByPassword, { params: { id: lineId }, body: proofOf(password) }))),
  });
  return (
    <ChangeForm form={form} label={t("sim.puk")} save={t("sim.pukShow")} saving={t("sim.pukShowing")} onCancel={onCancel}>
      <p>{t("sim.pukText")}</p>
      <CurrentPasswordField {...form.text("password")} label={t("yourPassword")} />
    </ChangeForm>
  );
}
