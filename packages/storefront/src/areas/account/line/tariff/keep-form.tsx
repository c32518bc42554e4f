import { lineTariffKeep } from "@tribun/api-client/calls/tariff-changes";
import type { Line } from "@tribun/api-client/contract";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { useLineChanged } from "../line-change.ts";

/** Form to cancel a pending tariff change. */
export function KeepForm({ line, close }: { readonly line: Line; readonly close: Close }) {
  const t = useText("account");
  const api = useApi();
  const changed = useLineChanged();
  const form = useForm({
    schema: v.object({}),
    initial: {},
    onSubmit: async () => {
      await api(lineTariffKeep, { params: { id: line.id } });
      close(t("tariffChange.kept", { tariff: line.tariff.name }));
      await changed();
    },
  });
  return (
    <ChangeForm
      form={form}
      label={t("tariffChange.keep")}
      save={t("tariffChange.keepYes")}
      saving={t("tariffChange.keepBusy")}
      onCancel={() => close()}
    >
      <p>{t("tariffChange.keepText", { tariff: line.tariff.name })}</p>
    </ChangeForm>
  );
}
