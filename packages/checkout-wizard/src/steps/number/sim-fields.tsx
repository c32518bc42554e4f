import { cardArrivalDay, germanDay } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Details, RadioCards, Skeleton } from "@tribun/ui-kit";
import { Suspense, useState } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { cardInUse, withSim } from "../../machine/sim-choice.ts";
import { lazyPart } from "../../shared/lazy-part.ts";
import { useBill } from "../../shared/use-bill.ts";
import { useCircumstances } from "../../shared/use-circumstances.ts";
import styles from "./number.module.css";
import type { NumberErrors } from "./use-number-errors.ts";

/** Loads only for a fan with a shop card. If it fails to load, the step still works with every other SIM. */
const ShopCardField = lazyPart(() => import("./shop-card-field/shop-card-field.tsx").then((module) => module.ShopCardField));

/** Loads on demand, because few fans check their EID. If it fails to load, the hint above is enough. */
const EidCheck = lazyPart(
  () => import("./eid-check/eid-check.tsx").then((module) => module.EidCheck),
  () => null,
);

/** The fastest one first. */
const SIMS = ["esim", "physical", "shop"] as const;
type SimChoice = (typeof SIMS)[number];

/** The SIM types that go with the tariff, each with its price, and the number of a shop card. */
export function SimFields({ errorOf }: Pick<NumberErrors, "errorOf">) {
  const t = useText("order");
  const ticket = useText("ticket");
  const format = useFormat();
  const { draft, change } = useOrderDraft();
  const { tariff } = useBill();
  const { at } = useCircumstances();
  const [checking, setChecking] = useState(false);
  const simText = (type: SimChoice) => {
    const fee = type === "esim" ? tariff?.connectionFeeEsim : tariff?.connectionFee;
    if (fee === undefined) return undefined;
    const date = format.weekdayDate(cardArrivalDay(germanDay(at.now)));
    return fee.amount === 0 ? t(`number.sim.${type}Free`, { date }) : t(`number.sim.${type}`, { price: format.money(fee), date });
  };
  return (
    <>
      <RadioCards
        legend={t("number.sim.legend")}
        name="simType"
        columns={3}
        value={cardInUse(draft) ? "shop" : draft.simType}
        onChange={(choice: SimChoice) => change((current) => withSim(current, choice))}
        options={SIMS.filter((value) => tariff?.simTypes.includes(value === "shop" ? "physical" : value) ?? true).map((value) => ({
          value,
          title: ticket(`sims.${value}`),
          description: simText(value),
        }))}
        error={errorOf("simType")}
      />
      {draft.simType !== "physical" && (tariff?.simTypes.includes("esim") ?? true) && (
        <>
          <p className={styles["hint"]}>{t("number.sim.check")}</p>
          <Details onToggle={() => setChecking(true)}>
            <summary>{t("number.sim.eid.open")}</summary>
            {checking && (
              <Suspense fallback={<Skeleton height="96px" shape="card" />}>
                <EidCheck />
              </Suspense>
            )}
          </Details>
        </>
      )}
      {cardInUse(draft) && (
        <Suspense fallback={<Skeleton height="180px" shape="card" />}>
          <ShopCardField error={errorOf("iccid")} />
        </Suspense>
      )}
    </>
  );
}
