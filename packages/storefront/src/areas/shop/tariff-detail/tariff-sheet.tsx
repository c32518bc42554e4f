import { useQuery } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Details, FactsList, FileTextIcon, TextLink, textLinkClass } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { fileHref } from "../../../platform/place/hrefs.ts";
import { sheetsQuery } from "../../../features/catalogue/sheets.ts";
import styles from "./tariff-page.module.css";

/**
 * The tariff's documents: product information (§§ 1, 2 TKTransparenzV, L03) in the page and as a document with all its versions, a sample
 * contract summary (§ 54(3) TKG, L01), and the list of all prices (L36).
 */
export function TariffSheet({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const format = useFormat();
  const business = tariff.eligibility.customerType === "corporate";
  const { data = [] } = useQuery(sheetsQuery(useApiScope()));
  const versions = data.filter(({ tariffId }) => tariffId === tariff.id);
  return (
    <section>
      <h2 className={styles["heading"]}>{t("detail.papers")}</h2>
      <Details look="row">
        <summary>{t("detail.sheet.title")}</summary>
        <SheetFacts tariff={tariff} />
      </Details>
      {versions.length > 0 && (
        <Details look="row">
          <summary>{t("detail.sheet.versions")}</summary>
          <ul className={styles["plain"]}>
            {versions.map(({ version, since, fileName }) => (
              <li key={version}>
                <TextLink strong href={fileHref("product-sheets", fileName)}>
                  {t("detail.sheet.version", { version, date: format.date(since) })}
                </TextLink>
              </li>
            ))}
          </ul>
          <p>
            <AppLink href="/information/product-information" className={textLinkClass({ strong: true })}>
              {t("detail.sheet.archive")}
            </AppLink>
          </p>
        </Details>
      )}
      <Paper href={fileHref("product-sheets", tariff.productSheetFile)} text={t("detail.sheet.download")} />
      <Paper href={fileHref("summary-samples", `${tariff.id}.pdf`)} text={t("detail.sheet.summary")} />
      <Paper href={fileHref("price-lists", business ? "businesses.pdf" : "consumers.pdf")} text={t("detail.sheet.prices")} />
    </section>
  );
}

function SheetFacts({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const format = useFormat();
  const { legalEntity } = useBrand();
  const volume = format.gb(tariff.dataGb);
  return (
    <div>
      <p className={styles["notes"]}>{t("detail.sheet.lead")}</p>
      <FactsList
        rows={[
          [t("detail.sheet.product"), tariff.name],
          [t("detail.sheet.provider"), legalEntity.name],
          [
            t("detail.sheet.term"),
            tariff.commitmentMonths > 1 ? t("detail.sheet.termMonths", { months: tariff.commitmentMonths }) : t("detail.sheet.termMonthly"),
          ],
          [t("detail.sheet.renewal"), t("detail.sheet.renewalValue")],
          [
            t("detail.sheet.rate"),
            t("detail.speedValue", { down: format.number(tariff.maxDownMbps), up: format.number(tariff.maxUpMbps) }),
          ],
          [t("detail.sheet.threshold"), t("detail.sheet.thresholdValue", { volume, kbps: tariff.throttleKbps })],
          [t("detail.sheet.price"), format.money(tariff.price)],
        ]}
      />
    </div>
  );
}

function Paper({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <p className={styles["paper"]}>
      <FileTextIcon size={20} aria-hidden="true" />
      <TextLink href={href} strong>
        {text}
      </TextLink>
    </p>
  );
}
