import type { SimReplacement } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import shared from "../../account-shared/account.module.css";

/** Where another SIM stands that was ordered. */
export function UnderWay({ replacement }: { readonly replacement: SimReplacement }) {
  const t = useText("account");
  const format = useFormat();
  const { expectedFrom: from, expectedTo: to, state } = replacement;
  return (
    <div className={shared["row"]}>
      <div className={shared["what"]}>
        <span className={shared["label"]}>{t("sim.underWay.label")}</span>
        <span className={shared["value"]}>
          {t(`sim.${replacement.type}`)}, {t(`sim.underWay.${state}`)}
        </span>
        {state === "shipped" && from !== undefined && to !== undefined && (
          <span className={shared["soft"]}>{t("sim.underWay.expected", { from: format.date(from), to: format.date(to) })}</span>
        )}
      </div>
    </div>
  );
}
