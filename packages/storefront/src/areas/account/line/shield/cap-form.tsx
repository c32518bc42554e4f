import { lineCostShield } from "@tribun/api-client/calls/lines";
import type { LineSettings } from "@tribun/api-client/contract";
import { useForm } from "@tribun/forms";
import { ROAMING_CAPS_CENTS } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { RadioCards } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { useSettingsKnown } from "./settings.ts";

const NONE = "none";
/** Default cap in cents, gross, that the law sets for a fan without a choice: 50 € net. */
const STANDARD_CENTS = 5950;
const schema = v.object({ cap: v.string() });

/** Form to choose one of the offered caps, or none. */
export function CapForm({ settings, close }: { readonly settings: LineSettings; readonly close: Close }) {
  const t = useText("account");
  const format = useFormat();
  const api = useApi();
  const know = useSettingsKnown();
  const { enabled, cap: present } = settings.costShield;
  const form = useForm({
    schema,
    initial: { cap: enabled ? String(present.amount) : NONE },
    onSubmit: async ({ cap }) => {
      const capCents = ROAMING_CAPS_CENTS.find((cents) => String(cents) === cap);
      const body = capCents === undefined ? { enabled: false } : { enabled: true, capCents };
      await know(await api(lineCostShield, { params: { id: settings.lineId }, body }));
      close(t("shield.capSaved"));
    },
  });
  const { onBlur: _, ...cap } = form.text("cap");
  const caps = ROAMING_CAPS_CENTS.map((cents) => ({
    value: String(cents),
    title: format.money({ amount: cents, currency: "EUR" }),
    description: cents === STANDARD_CENTS ? t("shield.capStandard") : undefined,
  }));
  return (
    <ChangeForm form={form} label={t("changeOf", { what: t("shield.cap") })} onCancel={() => close()}>
      <RadioCards
        {...cap}
        legend={t("shield.capLegend")}
        columns={1}
        options={[...caps, { value: NONE, title: t("shield.capNone"), description: t("shield.capNoneHint") }]}
      />
    </ChangeForm>
  );
}
