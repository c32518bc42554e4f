import { useQueryClient } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { RadioCards } from "@tribun/ui-kit";
import { toChosenTariff } from "../store/tariff.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { changeTerm } from "../draft/tariff-choice.ts";
import { useWizard } from "./environment.tsx";
import { tariffQuery } from "./queries.ts";
import styles from "./term.module.css";
import { useTermOptions } from "./use-term-options.ts";

type TermProps = { readonly tariff: Tariff };

/** The terms of a tariff, side by side; nothing if there is only one (§ 56 TKG). */
export function TermChoice({ tariff }: TermProps) {
  const { api } = useWizard();
  const language = useLanguage();
  const client = useQueryClient();
  const { change } = useOrderDraft();
  const { terms, waiting } = useTermOptions(tariff);
  if (waiting) return <Place tariff={tariff} />;
  if (terms.length < 2) return null;
  return (
    <Terms
      name="term"
      terms={terms}
      value={tariff.id}
      onChange={(id) => {
        const chosen = terms.find((version) => version.id === id);
        if (!chosen) return;
        // Put the tariff into the cache before the draft refers to it; otherwise the step would show its loading state and lose the focus.
        client.setQueryData(tariffQuery(api, language, id).queryKey, chosen);
        change((draft) => changeTerm(draft, toChosenTariff(chosen)));
      }}
    />
  );
}

/** Placeholder as tall as both terms: renders the known one twice, invisibly. */
function Place({ tariff }: TermProps) {
  return (
    <div className={styles["place"]}>
      <Terms name="place" terms={[tariff, { ...tariff, id: "other" }]} onChange={() => undefined} />
    </div>
  );
}

type TermsProps = {
  readonly name: string;
  readonly terms: readonly Tariff[];
  readonly value?: string;
  readonly onChange: (id: string) => void;
};

function Terms({ name, terms, value, onChange }: TermsProps) {
  const t = useText("order");
  const format = useFormat();
  return (
    <RadioCards
      legend={t("tariff.term.legend")}
      legendHidden
      columns="pair"
      name={name}
      value={value}
      onChange={onChange}
      options={terms.map((version) => ({
        value: version.id,
        title:
          version.commitmentMonths > 1 ? t("tariff.term.monthsTitle", { count: version.commitmentMonths }) : t("tariff.term.monthlyTitle"),
        description:
          version.commitmentMonths > 1
            ? t("tariff.term.priceAndTotal", { price: format.money(version.price), total: format.money(version.totalCost) })
            : t("tariff.term.price", { price: format.money(version.price) }),
      }))}
    />
  );
}
