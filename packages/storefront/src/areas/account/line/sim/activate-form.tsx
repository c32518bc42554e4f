import { simActivate } from "@tribun/api-client/calls/lines";
import { useForm } from "@tribun/forms";
import { isIccid, normaliseIccid } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";
import { useLineChanged, type Say } from "../line-change.ts";

const CODES = { "1110": "iccid" } as const;
const schema = v.object({
  iccid: v.pipe(v.string(), v.transform(normaliseIccid), v.nonEmpty("iccid.required"), v.check(isIccid, "1110")),
  password: v.pipe(v.string(), v.nonEmpty("password.required")),
});

/** Form to activate a card that came by post, with its printed ICCID (1110) and the password. */
export function ActivateForm({ lineId, close, say }: { readonly lineId: string; readonly close: Close; readonly say: Say }) {
  const t = useText("account");
  const api = useApi();
  const changed = useLineChanged();
  const form = useForm({
    schema,
    initial: { iccid: "", password: "" },
    codes: CODES,
    onSubmit: async ({ iccid, password }) => {
      await provenBy("password", api(simActivate, { params: { id: lineId }, body: { iccid, ...proofOf(password) } }));
      close();
      say(t("sim.activated"));
      await changed();
    },
  });
  return (
    <ChangeForm
      form={form}
      label={t("sim.activateShow")}
      save={t("sim.activateShow")}
      saving={t("sim.activating")}
      onCancel={() => close()}
    >
      <TextField
        {...form.text("iccid")}
        label={t("sim.activateNumber")}
        hint={t("sim.activateNumberHint")}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <CurrentPasswordField {...form.text("password")} label={t("yourPassword")} />
    </ChangeForm>
  );
}
