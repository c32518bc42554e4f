import type { Tariff } from "@tribun/api-client/contract";
import { euro, IDENTITY_CHARGE_CENTS } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { chipClass, FactsList, Panel, TextLink } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { longVersion, shortVersion } from "../../../features/catalogue/catalogue.ts";
import { fileHref } from "../../../platform/place/hrefs.ts";
import { totalMonths } from "../../../features/catalogue/tariff-words.ts";
import styles from "./tariff-page.module.css";

type TariffCostsProps = { readonly tariff: Tariff; readonly tariffs: readonly Tariff[] };

/**
 * Every price of the tariff in one list, and their sum over the term, so that no footnote changes a headline. The version with the other
 * term is one tap away (§ 56(1) TKG, L04).
 */
export function TariffCosts({ tariff, tariffs }: TariffCostsProps) {
  const t = useText("tariffs");
  const format = useFormat();
  const long = longVersion(tariff, tariffs) ?? tariff;
  const short = shortVersion(long, tariffs);
  const other = tariff === long ? short : long;
  const phases = tariff.pricePhases.map(
    ({ fromMonth, price }) =>
      [tariff.pricePhases.length > 1 ? t("detail.phase", { month: fromMonth }) : t("detail.phaseOnly"), format.money(price)] as const,
  );
  return (
    <Panel
      title={t("detail.price")}
      headingLevel={2}
      {...(long !== short && { aside: <Terms versions={[long, short]} chosen={tariff} /> })}
    >
      <FactsList
        summed
        rows={[
          ...phases,
          ...(tariff.priceNet ? [[t("detail.net"), format.money(tariff.priceNet)] as const] : []),
          [t("detail.openingEsim"), format.money(tariff.connectionFeeEsim)],
          [t("detail.openingPost"), format.money(tariff.connectionFee)],
          [t("detail.identity"), format.money(euro(IDENTITY_CHARGE_CENTS))],
          [t("detail.total", { months: totalMonths(tariff) }), format.money(tariff.totalCost)],
        ]}
      />
      <div className={styles["notes"]}>
        {other !== tariff && (
          <p>
            {t(other === short ? "detail.alternative.text" : "detail.alternative.longText", {
              name: tariff.name,
              price: format.money(other.price),
              count: other.commitmentMonths,
            })}
          </p>
        )}
        <p>{t("detail.totalNote")}</p>
        <p>
          <TextLink strong href={fileHref("product-sheets", tariff.productSheetFile)}>
            {t("detail.sheet.download")}
          </TextLink>
        </p>
      </div>
    </Panel>
  );
}

/** Links to both terms; each has its own address. */
function Terms({ versions, chosen }: { readonly versions: readonly Tariff[]; readonly chosen: Tariff }) {
  const t = useText("tariffs");
  return (
    <nav className={styles["chips"]} aria-label={t("filter.term")}>
      {versions.map((version) => (
        <AppLink
          key={version.id}
          href={`/tarife/${version.type}/${version.slug}`}
          exact
          className={chipClass({ chosen: version.id === chosen.id })}
        >
          {version.commitmentMonths > 1 ? t("detail.sheet.termMonths", { months: version.commitmentMonths }) : t("detail.monthly")}
        </AppLink>
      ))}
    </nav>
  );
}
