import { useQuery } from "@tanstack/react-query";
import type { SheetVersion, Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Container, FileTextIcon, TextLink } from "@tribun/ui-kit";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { tariffsQuery, packsQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import info from "../../../features/documents/information.module.css";
import { typesOf } from "../../../features/catalogue/catalogue.ts";
import { fileHref } from "../../../platform/place/hrefs.ts";
import { sheetsQuery } from "../../../features/catalogue/sheets.ts";
import { Reception } from "../../../features/catalogue/reception/reception.tsx";
import styles from "./product-information.module.css";
import { RoamingList } from "./roaming-list.tsx";
import { SheetTable } from "./sheet-table.tsx";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(tariffsQuery(scope)),
  client.prefetchQuery(packsQuery(scope, "roaming")),
  client.prefetchQuery(sheetsQuery(scope)),
];

/** Everything with a price, in the order of the price lists. */
const PRICED = ["tariffs", "packs", "vipNumbers", "jersey", "sim", "roaming"] as const;

/**
 * `/information/product-information`: product information sheets with their archive, price lists and terms as documents (TKTransparenzV, §§
 * 52, 54, 55 TKG: L02, L03, L36).
 */
export function ProductInformation() {
  const t = useText("information");
  const scope = useApiScope();
  const { data, error, refetch } = useQuery(tariffsQuery(scope));
  const sheets = useQuery(sheetsQuery(scope)).data ?? [];
  const { capabilities } = useBrand();
  const { list } = useFormat();
  const priced = PRICED.filter((item) => (item !== "vipNumbers" && item !== "jersey") || capabilities[item]);
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("products.title")}</h1>
        <p className={info["lead"]}>{t("products.lead")}</p>
      </header>
      <section className={styles["part"]}>
        <h2>{t("products.sheets.title")}</h2>
        <p>{t("products.sheets.text")}</p>
        {data ? (
          <Sheets tariffs={data} sheets={sheets} />
        ) : error ? (
          <LazyApiErrorView error={error} onRetry={() => void refetch()} headingLevel={2} />
        ) : (
          <p role="status">{t("products.loading")}</p>
        )}
      </section>
      <section id="reception" className={styles["part"]}>
        <Reception />
      </section>
      <RoamingList />
      <div className={styles["beside"]}>
        <section id="archive" className={styles["part"]}>
          <h2>{t("products.archive.title")}</h2>
          <p>{t("products.archive.text")}</p>
        </section>
        <section id="price-lists" className={styles["part"]}>
          <h2>{t("products.prices.title")}</h2>
          <p>{t("products.prices.text", { items: list(priced.map((item) => t(`products.prices.item.${item}`))) })}</p>
          <Document href={fileHref("price-lists", "consumers.pdf")} text={t("products.prices.consumers")} />
          {capabilities.business && <Document href={fileHref("price-lists", "businesses.pdf")} text={t("products.prices.businesses")} />}
        </section>
        <section id="summary" className={styles["part"]}>
          <h2>{t("products.summary.title")}</h2>
          <p>{t("products.summary.text")}</p>
        </section>
        <section id="terms" className={styles["part"]}>
          <h2>{t("products.legal.title")}</h2>
          <Document href={fileHref("legal-texts", "agb.pdf")} text={t("products.legal.agb")} />
          <Document href={fileHref("legal-texts", "withdrawal.pdf")} text={t("products.legal.withdrawal")} />
        </section>
      </div>
    </Container>
  );
}

/** Every tariff on sale by type, with the short version of a tariff below its long one. */
function Sheets({ tariffs, sheets }: { readonly tariffs: readonly Tariff[]; readonly sheets: readonly SheetVersion[] }) {
  const common = useText("common");
  const { compare } = useFormat();
  return typesOf(tariffs).map((type) => (
    <SheetTable
      key={type}
      title={common(`tariffType.${type}`)}
      sheets={sheets}
      tariffs={tariffs
        .filter((tariff) => tariff.type === type)
        .toSorted(
          (one, other) => one.dataGb - other.dataGb || compare(one.name, other.name) || other.commitmentMonths - one.commitmentMonths,
        )}
    />
  ));
}

function Document({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <p className={styles["document"]}>
      <FileTextIcon size={20} aria-hidden="true" />
      <TextLink href={href} strong>
        {text}
      </TextLink>
    </p>
  );
}
