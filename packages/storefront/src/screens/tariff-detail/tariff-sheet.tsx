import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Details, FactsList, FileTextIcon, TextLink } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { fileHref } from "../tariffs/file-href.ts";
import styles from "./tariff-page.module.css";

/** The product information of §§ 1, 2 TKTransparenzV (L03), as a document and in the page itself, and the list of all prices (L36). */
export function TariffSheet({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const format = useFormat();
  const { legalEntity } = useBrand();
  const business = tariff.eligibility.customerType === "corporate";
  const volume = format.gb(tariff.dataGb);
  return (
    <section>
      <Details className={styles["sheet"]}>
        <summary>
          <h2 className={styles["subheading"]}>{t("detail.sheet.title")}</h2>
        </summary>
        <p className={styles["note"]}>{t("detail.sheet.lead")}</p>
        <FactsList
          rows={[
            [t("detail.sheet.product"), tariff.name],
            [t("detail.sheet.provider"), legalEntity.name],
            [
              t("detail.sheet.term"),
              tariff.commitmentMonths > 1
                ? t("detail.sheet.termMonths", { months: tariff.commitmentMonths })
                : t("detail.sheet.termMonthly"),
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
      </Details>
      <p className={styles["download"]}>
        <FileTextIcon size={20} aria-hidden="true" />
        <TextLink href={fileHref("product-sheets", tariff.productSheetFile)} strong>
          {t("detail.sheet.download")}
        </TextLink>
      </p>
      <p className={styles["download"]}>
        <FileTextIcon size={20} aria-hidden="true" />
        <TextLink href={fileHref("price-lists", business ? "businesses.pdf" : "consumers.pdf")} strong>
          {t("detail.sheet.prices")}
        </TextLink>
      </p>
      <p>
        <TextLink
          strong
          render={({ className }) => (
            <AppLink href="/information/product-information" className={className}>
              {t("detail.sheet.archive")}
            </AppLink>
          )}
        />
      </p>
    </section>
  );
}
