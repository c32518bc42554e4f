import type { ProductPlan } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Details, Notice } from "@tribun/ui-kit";
import { jerseySumText } from "../../../summary/jersey-sum.ts";
import styles from "./extras.module.css";

type JerseyFactsProps = { readonly plan: ProductPlan; readonly personalised: boolean };

/**
 * The jersey's price, the note that a customised one cannot be returned (L22), its manufacturer and material, and the legal guarantee
 * (L37).
 */
export function JerseyFacts({ plan, personalised }: JerseyFactsProps) {
  const t = useText("order");
  const format = useFormat();
  const { name, address, email } = plan.manufacturer;
  const facts = [
    ["material", plan.material],
    ["manufacturer", `${name}, ${address}, ${email}`],
    ["warnings", plan.warnings],
    ["packaging", plan.packagingRegister],
  ] as const;
  const print = personalised ? plan.customisationFee : euro(0);
  return (
    <>
      <p className={styles["sum"]} role="status">
        {jerseySumText({ advanceJerseyFee: plan.advanceFee, jerseyCustomisationFee: print }, t, format)}
      </p>
      <Notice tone="warn">{t("extras.noReturn")}</Notice>
      <p className={styles["soft"]}>{plan.guarantee}</p>
      <Details className={styles["details"]}>
        <summary>{t("extras.details")}</summary>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`extras.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Details>
    </>
  );
}
