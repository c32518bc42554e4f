import { useText } from "@tribun/i18n";
import { Details } from "@tribun/ui-kit";
import styles from "./extras.module.css";
import { areHeights, sizeRows } from "./sizes.ts";

type SizeTableProps = { readonly sizes: readonly string[]; /** The chosen size; empty if none is chosen. */ readonly chosen: string };

/** Size table in centimetres, folded; the chosen size's row is highlighted. */
export function SizeTable({ sizes, chosen }: SizeTableProps) {
  const t = useText("order");
  return (
    <Details>
      <summary>{t("extras.sizeWhich")}</summary>
      <table className={styles["sizes"]}>
        <caption>{t("extras.sizeTable")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("extras.sizeHead")}</th>
            <th scope="col">{t(areHeights(sizes) ? "extras.heightHead" : "extras.chestHead")}</th>
          </tr>
        </thead>
        <tbody>
          {sizeRows(sizes).map(({ size, cm }) => (
            <tr key={size} {...(size === chosen && { "data-chosen": "" })}>
              <th scope="row">{size}</th>
              <td>{t("extras.chest", { cm })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}
