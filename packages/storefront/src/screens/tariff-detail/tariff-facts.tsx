import type { Tariff } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { FactsList } from "@tribun/ui-kit";
import { useTariffFacts } from "../tariffs/tariff-facts.ts";
import styles from "./tariff-page.module.css";

/** What is in the tariff, in the same order for each. */
export function TariffFacts({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const facts = useTariffFacts();
  return (
    <section>
      <h2 className={styles["heading"]}>{t("detail.facts")}</h2>
      <FactsList rows={facts(tariff)} />
    </section>
  );
}
