import { simBlock } from "@tribun/api-client/calls/lines";
import { ApiError } from "@tribun/api-client";
import { unbroken } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { RadioCards } from "@tribun/ui-kit";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { useChoiceForm } from "../../shared/edit/use-choice-form.ts";
import { useLineChanged, type Say } from "../line-change.ts";

const REASONS = ["lost", "stolen", "other"] as const;

/** Form to block the SIM at once; first says what that means and what comes next. */
export function BlockForm({ lineId, close, say }: { readonly lineId: string; readonly close: Close; readonly say: Say }) {
  const t = useText("account");
  const api = useApi();
  const changed = useLineChanged();
  const form = useChoiceForm({
    name: "reason",
    choices: REASONS,
    initial: "lost",
    onSubmit: async (reason) => {
      await api(simBlock, { params: { id: lineId }, body: { reason } });
      close();
      say(t("sim.blocked"), true);
      await changed();
    },
  });
  const { freeNumber } = useBrand().hotline;
  // The default text of a failed form says that nothing typed is lost, which does not help here. Say instead that the SIM is not blocked,
  // unless the operator's refusal already explains the state.
  const isOpen = !(form.failure instanceof ApiError && form.failure.reason?.startsWith("sim."));
  return (
    <ChangeForm
      form={form}
      label={t("sim.block")}
      save={t("sim.blockNow")}
      saving={t("sim.blocking")}
      onCancel={() => close()}
      wayOut={isOpen && <p>{t("sim.notBlocked", { free: unbroken(freeNumber) })}</p>}
    >
      <p>{t("sim.blockText")}</p>
      <RadioCards
        {...form.choice}
        legend={t("sim.blockReason")}
        columns={1}
        options={REASONS.map((value) => ({
          value,
          title: t(`sim.${value}`),
          description: value === "other" ? undefined : t(`sim.${value}Hint`),
        }))}
      />
    </ChangeForm>
  );
}
