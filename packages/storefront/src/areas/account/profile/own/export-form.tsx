import { germanDay } from "@tribun/domain";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { useApi, useServerNow } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";
import { takeOwnData } from "./take-own-data.ts";

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty("password.required")) });

/** Asks for the password, then saves all stored data about the fan as a file. */
export function ExportForm({ close }: { readonly close: Close }) {
  const t = useText("account");
  const api = useApi();
  const now = useServerNow();
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async ({ password }) => {
      await provenBy("password", takeOwnData(api, proofOf(password), t("own.exportName", { day: germanDay(now()) })));
      close(t("own.exportDone"));
    },
  });
  return (
    <ChangeForm
      form={form}
      label={t("own.exportAction")}
      save={t("own.exportAction")}
      saving={t("own.exportBusy")}
      onCancel={() => close()}
    >
      <CurrentPasswordField {...form.text("password")} label={t("yourPassword")} />
    </ChangeForm>
  );
}
