import { useText } from "@tribun/i18n";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { openParts } from "../../../machine/edits.ts";
import { shownSteps } from "../../../machine/steps.ts";
import { partId } from "../../../summary/use-focus-on-part.ts";
import { useCircumstances } from "../../../shared/use-circumstances.ts";

/** The open parts as errors that block the order, because the shop cannot know whether their changes are intended. */
export function useOpenParts(): readonly { readonly fieldId: string; readonly message: string }[] {
  const t = useText("approval");
  const order = useText("order");
  const ticket = useText("ticket");
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  const titles = {
    tariff: order("parts.tariff"),
    holder: t(draft.tariff?.requiresChild ? "holder.child" : "holder.main"),
    sim: ticket("sim"),
    jersey: order("parts.jersey"),
    person: t("person"),
  };
  return openParts(draft, { jersey: shownSteps(draft, at).includes("extras"), person: true }).map((part) => ({
    fieldId: partId(part),
    message: t("openEdit", { part: titles[part] }),
  }));
}
