import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { RadioCards } from "@tribun/ui-kit";
import { toChosenTariff } from "../../draft/tariff.ts";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { changeTerm } from "../../machine/tariff-choice.ts";
import { useTermOptions } from "./use-term-options.ts";

/** The terms that a tariff can be had with, side by side; nothing where there is one alone (§ 56 TKG). */
export function TermChoice({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("order");
  const format = useFormat();
  const { change } = useOrderDraft();
  const terms = useTermOptions(tariff);
  if (terms.length < 2) return null;
  return (
    <RadioCards
      legend={t("tariff.term.legend")}
      name="term"
      value={tariff.id}
      onChange={(id: string) => {
        const chosen = terms.find((version) => version.id === id);
        if (chosen) change((draft) => changeTerm(draft, toChosenTariff(chosen)));
      }}
      options={terms.map((version) => ({
        value: version.id,
        title:
          version.commitmentMonths > 1 ? t("tariff.term.monthsTitle", { count: version.commitmentMonths }) : t("tariff.term.monthlyTitle"),
        description: t("tariff.term.price", { price: format.money(version.price) }),
      }))}
    />
  );
}
