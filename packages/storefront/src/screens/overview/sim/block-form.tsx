import { simBlock } from "@tribun/api-client/calls/lines";
import { ApiError } from "@tribun/api-client";
import { unbroken } from "@tribun/domain";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { RadioCards } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../../api/use-app.tsx";
import { useBrand } from "../../../brand/use-brand.tsx";
import { ChangeForm } from "../../account-shared/change-form.tsx";
import type { Close } from "../../account-shared/edit-row.tsx";
import { useLineChanged } from "../use-line-changed.ts";
import type { Say } from "./say.ts";

const REASONS = ["lost", "stolen", "other"] as const;
const schema = v.object({ reason: v.picklist(REASONS) });

/** Blocks the SIM at once; says first what that means and what comes next. */
export function BlockForm({ lineId, close, say }: { readonly lineId: string; readonly close: Close; readonly say: Say }) {
  const t = useText("account");
  const api = useApi();
  const changed = useLineChanged();
  const form = useForm({
    schema,
    initial: { reason: "lost" },
    onSubmit: async (body) => {
      await api(simBlock, { params: { id: lineId }, body });
      close();
      say(t("sim.blocked"), true);
      await changed();
    },
  });
  const { freeNumber } = useBrand().hotline;
  // What a form says of its own, that nothing typed is lost, is no comfort where each minute may cost. A refusal says itself what holds.
  const isOpen = !(form.failure instanceof ApiError && form.failure.reason?.startsWith("sim."));
  const { onBlur: _, ...reason } = form.text("reason");
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
        {...reason}
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
