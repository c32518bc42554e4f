import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { CompareTable, textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { ChooseLink, useChooseTariff } from "../../../features/catalogue/tariff-cards.tsx";
import { type TariffFact, useTariffFacts } from "../../../features/catalogue/tariff-facts.ts";
import { totalMonths, useTariffWords } from "../../../features/catalogue/tariff-words.ts";
import styles from "./tariffs.module.css";

type ComparisonProps = { readonly title: string; readonly tariffs: readonly Tariff[] };

/** Tariffs side by side with every price and fact of their pages. Differences are bold, shared facts appear once (usability rule 2). */
export function Comparison({ title, tariffs }: ComparisonProps) {
  const t = useText("tariffs");
  const common = useText("common");
  const rowsOf = useRows(tariffs.some((tariff) => tariff.priceNet));
  const format = useFormat();
  const { choose, dialog } = useChooseTariff();
  const facts = tariffs.map(rowsOf);
  const labels = facts[0]?.map(([label]) => label) ?? [];
  return (
    <>
      <CompareTable
        caption={t("compare.caption", { title })}
        sharedLabel={t("compare.shared")}
        columns={tariffs.map((tariff) => ({
          id: tariff.id,
          name: tariff.name,
          head: (
            <>
              <span className={styles["numeral"]} aria-hidden="true">
                {format.number(tariff.dataGb)}
              </span>
              <AppLink href={`/tarife/${tariff.type}/${tariff.slug}`} className={textLinkClass({ strong: true })}>
                {tariff.name}
              </AppLink>
            </>
          ),
          foot: (
            <ChooseLink tariff={tariff} onChoose={choose} label={t("chooseNamed", { name: tariff.name })}>
              {common("action.choose")}
            </ChooseLink>
          ),
        }))}
        rows={labels.map((label, row) => ({ label, values: facts.map((column) => column[row]?.[1] ?? "") }))}
      />
      {dialog}
    </>
  );
}

function useRows(withNet: boolean): (tariff: Tariff) => readonly TariffFact[] {
  const t = useText("tariffs");
  const common = useText("common");
  const format = useFormat();
  const words = useTariffWords();
  const facts = useTariffFacts();
  const { jersey } = useBrand().capabilities;
  return (tariff) => {
    const { price, term, turkey, needs } = words(tariff);
    return [
      [t("compare.price"), price],
      ...(withNet ? [[t("detail.net"), tariff.priceNet ? format.money(tariff.priceNet) : "–"] as const] : []),
      [t("detail.sheet.term"), term],
      ...facts(tariff),
      [t("compare.turkey"), turkey],
      ...(jersey ? [[t("compare.jersey"), common(tariff.hasFormOption ? "yes" : "no")] as const] : []),
      [t("detail.eligibility.title"), needs === "" ? t("detail.eligibility.adult", { age: tariff.eligibility.minAge }) : needs],
      [t("detail.openingEsim"), format.money(tariff.connectionFeeEsim)],
      [t("detail.openingPost"), format.money(tariff.connectionFee)],
      [t("compare.total"), t("compare.totalValue", { total: format.money(tariff.totalCost), months: totalMonths(tariff) })],
    ];
  };
}
