import type { SimReplacement } from "@tribun/api-client/contract";
import { germanDay, isCardLost } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import type { ReactElement } from "react";
import { useServerNow } from "../../../../platform/app/use-app.tsx";
import shared from "../../shared/edit/account.module.css";

type UnderWayProps = {
  readonly replacement: SimReplacement;
  /** Row to order another SIM, for a card that is lost in the post or waits for its address; false while the SIM cannot be replaced. */
  readonly again: ReactElement | false;
};

/** State of an ordered replacement SIM. */
export function UnderWay({ replacement, again }: UnderWayProps) {
  const t = useText("account");
  const format = useFormat();
  const { expectedFrom: from, expectedTo: to, state, addressUnproven } = replacement;
  const today = germanDay(useServerNow()());
  const lost = again !== false && isCardLost(replacement, today);
  return (
    <>
      <div className={shared["row"]}>
        <div className={shared["what"]}>
          <span className={shared["label"]}>{t("sim.underWay.label")}</span>
          <span className={shared["value"]}>
            {t(`sim.${replacement.type}`)}, {t(`sim.underWay.${state}`)}
          </span>
          {addressUnproven && <span className={shared["soft"]}>{t("sim.underWay.addressUnproven")}</span>}
          {state === "shipped" && from !== undefined && to !== undefined && (
            <span className={shared["soft"]}>
              {today > to
                ? t(lost ? "sim.underWay.lost" : "sim.underWay.late", { date: format.date(to) })
                : t("sim.underWay.expected", { from: format.date(from), to: format.date(to) })}
            </span>
          )}
        </div>
      </div>
      {(lost || addressUnproven) && again}
    </>
  );
}
