import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { ShirtNumber } from "@tribun/ui-kit";
import { StepLink } from "../../shared/step-link.tsx";
import { TermChoice } from "../../shared/term-choice.tsx";
import styles from "./tariff-line.module.css";

/** The chosen tariff in one line with the way to change it, and its terms with their totals (§ 56(1) TKG). */
export function TariffLine({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("order");
  const format = useFormat();
  const unit = t(tariff.tech.some((tech) => tech.includes("5G")) ? "tariff.unit5g" : "tariff.unit");
  const facts = [
    `${format.number(tariff.dataGb)} ${unit}`,
    ...(tariff.minutesTr > 0 ? [t("tariff.facts.minutesTr", { minutes: format.number(tariff.minutesTr) })] : []),
  ];
  return (
    <>
      <div className={styles["line"]}>
        <ShirtNumber size="s">{format.number(tariff.dataGb)}</ShirtNumber>
        <p>
          <b>{tariff.name}</b>
          <span className={styles["facts"]}>{facts.join(", ")}</span>
        </p>
        <StepLink href="/order/tariff" look="text">
          {t("number.changeTariff")}
        </StepLink>
      </div>
      <TermChoice tariff={tariff} />
    </>
  );
}
