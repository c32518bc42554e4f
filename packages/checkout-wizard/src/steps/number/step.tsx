import { useFormat, useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { DateField, ErrorSummary, RadioCards, Skeleton } from "@tribun/ui-kit";
import { lazy, Suspense, useState } from "react";
import { withSim } from "../../machine/sim-choice.ts";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { StepNav } from "../../wizard/step-nav.tsx";
import { useBill } from "../../wizard/use-bill.ts";
import { useCircumstances } from "../../wizard/use-circumstances.ts";
import { MainLine } from "./main-line.tsx";
import { NumberTabs } from "./number-tabs.tsx";
import styles from "./number.module.css";
import { keptBirthday, missingInNumberStep, type NumberField } from "./schema.ts";

/** Check and camera come for those who hold a card. */
const ShopCardField = lazy(() => import("./shop-card-field.tsx").then((module) => ({ default: module.ShopCardField })));

/** The quick one first. */
const SIMS = ["esim", "physical", "shop"] as const;
type SimChoice = (typeof SIMS)[number];
const FIELDS = [
  "phoneNumber",
  "msisdn",
  "donatingProvider",
  "donorCustomerNumber",
  "mnpType",
  "contractEnd",
  "simType",
  "iccid",
  "childBirthday",
  "mainLineId",
] as const satisfies readonly NumberField[];

/** Step 2: a new number or one that is brought along, the kind of SIM, and what kids and partner tariffs ask beside it. */
export function NumberStep() {
  const t = useText("order");
  const format = useFormat();
  const ruleText = useRuleText();
  const { draft, change } = useOrderDraft();
  const { at } = useCircumstances();
  const { tariff } = useBill();
  const [birthday, setBirthday] = useState(draft.childBirthday ?? "");
  const [attempt, setAttempt] = useState(0);

  const broken = missingInNumberStep(draft, birthday, at);
  const missing = attempt === 0 ? {} : broken;
  const errorOf = (field: NumberField) => ruleText(missing[field]);
  const summary = FIELDS.flatMap((fieldId) => {
    const message = errorOf(fieldId);
    return message === undefined ? [] : [{ fieldId, message }];
  });
  const next = () => {
    setAttempt((count) => count + 1);
    return Object.keys(broken).length === 0;
  };
  const setChild = (typed: string) => {
    setBirthday(typed);
    change(({ childBirthday: _, ...rest }) => ({ ...rest, ...keptBirthday(typed) }));
  };
  const simText = (type: SimChoice) => {
    const fee = type === "esim" ? tariff?.connectionFeeEsim : tariff?.connectionFee;
    if (fee === undefined) return undefined;
    return fee.amount === 0 ? t(`number.sim.${type}Free`) : t(`number.sim.${type}`, { price: format.money(fee) });
  };

  return (
    <div className={styles["step"]}>
      <ErrorSummary title={t("nav.checkTitle")} errors={summary} attempt={attempt} />
      {/* What one tab lacks is none of the other's: it is asked for anew. */}
      <NumberTabs errorOf={errorOf} onSwitch={() => setAttempt(0)} />
      <RadioCards
        legend={t("number.sim.legend")}
        name="simType"
        columns={3}
        value={draft.simType === "physical" && draft.shopCard ? "shop" : draft.simType}
        onChange={(choice: SimChoice) => change((current) => withSim(current, choice))}
        options={SIMS.filter((value) => tariff?.simTypes.includes(value === "shop" ? "physical" : value) ?? true).map((value) => ({
          value,
          title: t(`sim.${value}`),
          description: simText(value),
        }))}
        error={errorOf("simType")}
      />
      {draft.simType === "physical" && draft.shopCard && (
        <Suspense fallback={<Skeleton height="180px" shape="card" />}>
          <ShopCardField error={errorOf("iccid")} />
        </Suspense>
      )}
      {draft.tariff?.requiresChild && (
        <DateField
          label={t("number.child.label")}
          hint={t("number.child.hint")}
          name="childBirthday"
          value={birthday}
          onChange={setChild}
          error={errorOf("childBirthday")}
        />
      )}
      {draft.tariff?.requiresMainLine && <MainLine error={errorOf("mainLineId")} />}
      <StepNav step="number" onNext={next} />
    </div>
  );
}
