import { useQuery } from "@tanstack/react-query";
import { ROAMING_CAP_DEFAULT_CENTS, ROAMING_DATA_CENTS_PER_MB } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Details } from "@tribun/ui-kit";
import { packsQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { dataPacks } from "../../../features/catalogue/packs.ts";
import styles from "./product-information.module.css";

/** ISO 3166 codes of the EU and EEA, where roaming is regulated (Reg. (EU) 2022/612), and of Ukraine, which the tariffs treat the same. */
export const AT_HOME = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK UA".split(" ");

/** Prices for data and calls abroad by region, from the operator's packs and the rates per unit (L34). */
export function RoamingList() {
  const t = useText("information");
  const format = useFormat();
  const { data: packs = [] } = useQuery(packsQuery(useApiScope(), "roaming"));
  const cents = (amount: number) => format.money({ amount, currency: "EUR" });
  const perMb = t("products.roaming.perMb", { price: cents(ROAMING_DATA_CENTS_PER_MB) });
  return (
    <section id="roaming" className={styles["part"]}>
      <h2>{t("products.roaming.title")}</h2>
      <p>{t("products.roaming.text", { cap: cents(ROAMING_CAP_DEFAULT_CENTS) })}</p>
      <table className={styles["roaming"]}>
        <thead>
          <tr>
            <th scope="col">{t("products.roaming.where")}</th>
            <th scope="col">{t("products.roaming.packs")}</th>
            <th scope="col">{t("products.roaming.without")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("products.roaming.home")}</th>
            <td colSpan={2}>{t("products.roaming.homeText")}</td>
          </tr>
          {(["tr", "chuk"] as const).map((zone) => (
            <tr key={zone}>
              <th scope="row">{t(`products.roaming.${zone}`)}</th>
              <td>
                <ul className={styles["packs"]}>
                  {dataPacks(packs, zone).map(({ id, name, price, validity: { unit, value } }) => (
                    <li key={id}>{t(`products.roaming.pack.${unit}`, { name, count: value, price: format.money(price) })}</li>
                  ))}
                </ul>
              </td>
              <td>{perMb}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t("products.roaming.else")}</th>
            <td>{t("products.roaming.none")}</td>
            <td>{perMb}</td>
          </tr>
        </tbody>
      </table>
      <Countries />
      <p>{t("products.roaming.book")}</p>
    </section>
  );
}

/** The countries by name, sorted in the fan's language. */
function Countries() {
  const t = useText("information");
  const language = useLanguage();
  const { compare, list } = useFormat();
  const names = new Intl.DisplayNames(language, { type: "region" });
  const countries = AT_HOME.map((code) => names.of(code) ?? code).toSorted(compare);
  return (
    <Details>
      <summary>{t("products.roaming.countries", { count: countries.length })}</summary>
      <p>{list(countries)}</p>
    </Details>
  );
}
