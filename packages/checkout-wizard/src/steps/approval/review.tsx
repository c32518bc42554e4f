import { useQuery } from "@tanstack/react-query";
import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { productOptionsOf } from "../../draft/basket.ts";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import type { PricedOrder } from "@tribun/domain";
import { shownSteps } from "../../machine/steps.ts";
import { jerseySumText } from "../../ticket/jersey-sum.ts";
import { useWizard } from "../../wizard/environment.tsx";
import { plansQuery } from "../../wizard/queries.ts";
import { useCircumstances } from "../../wizard/use-circumstances.ts";
import styles from "./approval.module.css";
import { Block } from "../../wizard/block.tsx";
import { NumberBlock } from "./number-block.tsx";

type ReviewProps = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment };

/** Tariff, number and jersey as chosen, each with its way back. */
export function Review({ tariff, bill }: ReviewProps) {
  const t = useText("order");
  const format = useFormat();
  const language = useLanguage();
  const { go, api } = useWizard();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  const jersey = productOptionsOf(draft);
  const plans = useQuery({ ...plansQuery(api, language, tariff.id), enabled: jersey !== undefined }).data;
  const styleName = plans?.find((plan) => plan.id === jersey?.planId)?.styles.find((style) => style.id === jersey?.style)?.name;
  const print = [jersey?.name, jersey?.number].filter((part) => part !== undefined).join(" ");

  return (
    <>
      <Block title={t("approval.tariff")} onChange={() => go("tariff")}>
        <p>
          {tariff.name}, {format.gb(tariff.dataGb)}
        </p>
        <p className={styles["soft"]}>
          {tariff.commitmentMonths > 1 ? t("approval.term", { count: tariff.commitmentMonths }) : t("approval.termMonthly")}
          {draft.childBirthday !== undefined && <>. {t("approval.child", { date: format.date(draft.childBirthday) })}</>}
        </p>
      </Block>
      <NumberBlock />
      {shownSteps(draft, at).includes("extras") && (
        <Block title={t("approval.jersey")} onChange={() => go("extras")}>
          {jersey === undefined ? (
            <p>{t("approval.noJersey")}</p>
          ) : (
            <>
              <p>
                {t(print === "" ? "approval.jerseyLine" : "approval.jerseyLinePrint", {
                  style: styleName ?? t(`extras.styles.${jersey.style}`),
                  size: jersey.size,
                  print,
                })}
              </p>
              <p className={styles["soft"]}>{jerseySumText(bill, t, format)}</p>
              {print !== "" && <p className={styles["soft"]}>{t("approval.noReturn")}</p>}
            </>
          )}
        </Block>
      )}
    </>
  );
}
