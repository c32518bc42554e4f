import { useText } from "@tribun/i18n";
import styles from "./extras.module.css";
import { areHeights, sizeRows } from "./sizes.ts";
import { Details } from "@tribun/ui-kit";

/** Which size fits, folded away until somebody asks. */
export function SizeTable({ sizes }: { readonly sizes: readonly string[] }) {
  const t = useText("order");
  return (
    <Details className={styles["details"]}>
      <summary>{t("extras.sizeTable")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("extras.sizeHead")}</th>
            <th scope="col">{t(areHeights(sizes) ? "extras.heightHead" : "extras.chestHead")}</th>
          </tr>
        </thead>
        <tbody>
          {sizeRows(sizes).map(({ size, cm }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{t("extras.chest", { cm })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}
