import { euro, type Money, vatOf } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { isCompanys } from "../machine/obstacle.ts";
import { useWizard } from "./environment.tsx";

/** Formats a price in the order; for a company with the net price at every step (L25). */
export function usePrice(): (gross: Money) => { readonly text: string; readonly net: string | undefined } {
  const t = useText("common");
  const { money } = useFormat();
  const { draft } = useOrderDraft();
  const { user } = useWizard();
  const business = isCompanys(draft.tariff, user);
  return (gross) => {
    const net = business ? t("price.net", { amount: money(euro(gross.amount - vatOf(gross).amount)) }) : undefined;
    return { text: net === undefined ? money(gross) : `${money(gross)} (${net})`, net };
  };
}
