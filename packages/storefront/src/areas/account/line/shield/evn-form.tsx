import { lineEvn } from "@tribun/api-client/calls/lines";
import type { LineSettings } from "@tribun/api-client/contract";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { CheckboxField, RadioCards } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { EVN_TEXTS, useSettingsKnown } from "./settings.ts";

const MODES = ["off", "shortened", "full"] as const;

function schemaFor({ mode }: { readonly mode: string }) {
  return v.object({
    mode: v.picklist(MODES),
    declaration: mode === "off" ? v.boolean() : v.literal(true, "evn.declaration"),
  });
}

/**
 * Form for the itemised bill. The fan must declare that every user of the line knows (§ 11 (1) TDDDG); the operator stores the text of the
 * declaration.
 */
export function EvnForm({ settings, close }: { readonly settings: LineSettings; readonly close: Close }) {
  const t = useText("account");
  const api = useApi();
  const know = useSettingsKnown();
  const form = useForm({
    schema: schemaFor,
    initial: { mode: settings.evn.mode, declaration: false },
    onSubmit: async ({ mode, declaration }) => {
      const body = mode === "off" ? { mode } : { mode, declaration };
      await know(await api(lineEvn, { params: { id: settings.lineId }, body }));
      close(t("shield.evnSaved"));
    },
  });
  const { onBlur: _, ...mode } = form.text("mode");
  return (
    <ChangeForm form={form} label={t("changeOf", { what: t("shield.evn") })} onCancel={() => close()}>
      <RadioCards
        {...mode}
        legend={t("shield.evnLegend")}
        columns={1}
        options={MODES.map((value) => ({ value, title: t(EVN_TEXTS[value]) }))}
      />
      {form.values.mode !== "off" && <CheckboxField {...form.box("declaration")}>{settings.evn.declaration}</CheckboxField>}
    </ChangeForm>
  );
}
