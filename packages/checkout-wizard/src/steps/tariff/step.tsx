import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Panel, Price, ShirtNumber, Skeleton } from "@tribun/ui-kit";
import { useWizard } from "../../shared/environment.tsx";
import { OrderStart } from "../../shared/order-start.tsx";
import { NewTabLink, StepLink } from "../../shared/step-link.tsx";
import { StepNav } from "../../shared/step-nav.tsx";
import { useBill } from "../../shared/use-bill.ts";
import { useCircumstances } from "../../shared/use-circumstances.ts";
import { usePrice } from "../../shared/use-price.ts";
import { Eligibility } from "./eligibility.tsx";
import { TariffFacts } from "./tariff-facts.tsx";
import styles from "./tariff.module.css";
import { TermChoice } from "../../shared/term-choice.tsx";

/** Step 1: the chosen tariff with its total cost, a choice of the term, and how delivery and payment work (L18). */
export function TariffStep() {
  const { tariff } = useBill();
  return tariff ? <ChosenTariff tariff={tariff} /> : <Skeleton height="320px" shape="card" />;
}

function ChosenTariff({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("order");
  const format = useFormat();
  const { links } = useWizard();
  const { at } = useCircumstances();
  const price = usePrice();
  const months = tariff.commitmentMonths > 1 ? tariff.commitmentMonths : 24;

  return (
    <div className={styles["step"]}>
      <Panel>
        <div className={styles["card"]}>
          <ShirtNumber size="l" unit={t(tariff.tech.some((tech) => tech.includes("5G")) ? "tariff.unit5g" : "tariff.unit")}>
            {format.number(tariff.dataGb)}
          </ShirtNumber>
          <div className={styles["about"]}>
            <h2>{tariff.name}</h2>
            <p className={styles["soft"]}>
              {tariff.commitmentMonths > 1
                ? t("tariff.term.monthsTitle", { count: tariff.commitmentMonths })
                : t("tariff.term.monthlyTitle")}
            </p>
          </div>
          <TariffFacts tariff={tariff} />
          <Price
            amount={format.money(tariff.price)}
            note={[t("tariff.perMonth"), price(tariff.price).net].filter((part) => part !== undefined).join(", ")}
          />
          {tariff.pricePhases
            .filter((phase) => phase.fromMonth > 1)
            .map((phase) => (
              <p key={phase.fromMonth} className={styles["soft"]}>
                {t("tariff.from", { month: phase.fromMonth, price: price(phase.price).text })}
              </p>
            ))}
          <p className={styles["total"]}>{t("tariff.total", { months, price: price(tariff.totalCost).text })}</p>
          <p className={styles["links"]}>
            <StepLink variant="quiet" href={links.tariffs}>
              {t("tariff.other")}
            </StepLink>
            <NewTabLink href={links.sheet(tariff.productSheetFile)}>{t("tariff.sheet")}</NewTabLink>
          </p>
        </div>
      </Panel>
      <Eligibility tariff={tariff} obstacle={at.obstacle} />
      <TermChoice tariff={tariff} />
      <OrderStart />
      <StepNav step="tariff" {...(at.obstacle === undefined && { onNext: () => true })} />
    </div>
  );
}
