import type { SheetVersion, Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { TextLink } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { fileHref } from "../../../platform/place/hrefs.ts";
import styles from "./product-information.module.css";

type SheetTableProps = { readonly title: string; readonly tariffs: readonly Tariff[]; readonly sheets: readonly SheetVersion[] };

/** The sheets of one tariff type: the current version, and all earlier versions, which still apply to contracts of their time. */
export function SheetTable({ title, tariffs, sheets }: SheetTableProps) {
  const t = useText("information");
  const { money, date } = useFormat();
  return (
    <table className={styles["sheets"]}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("products.sheets.tariff")}</th>
          <th scope="col">{t("products.sheets.price")}</th>
          <th scope="col">{t("products.sheets.now")}</th>
          <th scope="col">{t("products.sheets.first")}</th>
        </tr>
      </thead>
      <tbody>
        {tariffs.map((tariff) => {
          const term =
            tariff.commitmentMonths > 1 ? t("products.sheets.months", { months: tariff.commitmentMonths }) : t("products.sheets.monthly");
          const { name, productSheetFile: file } = tariff;
          return (
            <tr key={tariff.id}>
              <th scope="row">
                <AppLink href={`/tarife/${tariff.type}/${tariff.slug}`} className={styles["name"]}>
                  {name}
                </AppLink>
                <span className={styles["term"]}>{term}</span>
              </th>
              <td>{money(tariff.price)}</td>
              <td>
                <TextLink strong href={fileHref("product-sheets", file)} aria-label={t("products.sheets.nowOf", { name, term })}>
                  {t("products.sheets.pdf")}
                </TextLink>
              </td>
              <td>
                <ul className={styles["versions"]}>
                  {sheets
                    .filter(({ tariffId }) => tariffId === tariff.id)
                    .map(({ version, since, fileName }) => (
                      <li key={version}>
                        <TextLink
                          strong
                          href={fileHref("product-sheets", fileName)}
                          aria-label={t("products.sheets.versionOf", { version, date: date(since), name, term })}
                        >
                          {t("products.sheets.version", { version })}
                        </TextLink>
                      </li>
                    ))}
                </ul>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
