import { useQuery } from "@tanstack/react-query";
import type { OrderStep } from "@tribun/domain";
import { useLanguage, useText } from "@tribun/i18n";
import { classNames, Container, Skeleton } from "@tribun/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { lacksOnlyNumber, shownSteps, stepFor } from "../machine/steps.ts";
import { leaveTicket } from "../machine/way-back.ts";
import { OrderSummary } from "../summary/order-summary.tsx";
import { EmptyCart } from "../shared/empty-cart.tsx";
import { useWizard } from "../shared/environment.tsx";
import { plansQuery, tariffQuery } from "../shared/queries.ts";
import { ActionSlot } from "../shared/main-action.tsx";
import { OrderProgress } from "../shared/order-progress.tsx";
import { TariffFailure } from "../shared/tariff-failure.tsx";
import { useBill } from "../shared/use-bill.ts";
import { useCircumstances } from "../shared/use-circumstances.ts";
import stack from "../shared/stack.module.css";
import styles from "../shared/wizard.module.css";

type OrderWizardProps = {
  /** The step in the URL. */
  readonly step: OrderStep;
  readonly children: ReactNode;
};

/**
 * The frame of every step: progress, heading, step and order summary. If the draft does not allow a step yet, the frame goes to the first
 * open one, so that reload, Back and deep links always match the order.
 */
export function OrderWizard({ step, children }: OrderWizardProps) {
  const t = useText("order");
  const language = useLanguage();
  const { api, go, offers } = useWizard();
  const { ready, draft, change } = useOrderDraft();
  const { bill } = useBill();
  const tariffId = draft.tariff?.id ?? "";
  const tariff = useQuery(tariffQuery(api, language, tariffId));
  // Fetch the jerseys in parallel, because the step renders only after the tariff and would fetch them one after the other.
  useQuery({ ...plansQuery(api, language, tariffId), enabled: step === "extras" && offers.jersey && tariffId !== "", retryOnMount: false });
  const { at, known } = useCircumstances();
  // The steps after the number depend on whether there are jerseys.
  const settled = ready && (known || step === "tariff" || step === "number");
  const allowed = settled ? stepFor(draft, step, at) : step;
  const ported = step === "number" && at.porting && draft.numberType === "port";
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const entered = useRef<OrderStep>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // Checked when the step changes, not on every tick, because the hold panel already shows an expired hold. A sign-in or a sold-out jersey
  // can close the current step itself.
  const shown = shownSteps(draft, at);
  const closed = at.obstacle !== undefined || !shown.includes(step);
  const moved = (entered.current !== step || closed) && allowed !== step;

  const wasOnTicket = step === "approval" && lacksOnlyNumber(draft, at);

  useEffect(() => {
    if (!settled || draft.tariff === undefined) return;
    if (moved) {
      if (wasOnTicket) change(leaveTicket);
      go(allowed, { replace: true });
    } else if (entered.current !== step) {
      if (entered.current !== undefined) heading.current?.focus();
      entered.current = step;
    }
  }, [settled, draft.tariff, moved, allowed, step, go, wasOnTicket, change]);

  if (ready && draft.tariff === undefined) {
    return (
      <Container width="medium">
        <EmptyCart />
      </Container>
    );
  }
  if (tariff.isError && tariff.data === undefined) {
    return (
      <Container width="medium">
        <TariffFailure error={tariff.error} title={t("heading")} onRetry={() => void tariff.refetch()} />
      </Container>
    );
  }
  return (
    <Container width="medium">
      <div className={styles["frame"]}>
        <OrderProgress stage={step} />
        <div className={styles["columns"]}>
          <div className={classNames(stack["stack"], styles["step"])}>
            <div className={styles["head"]}>
              <h1 ref={heading} tabIndex={-1}>
                {ported ? t("number.port.title") : t(`${step}.title`)}
              </h1>
              {step !== "approval" && <p>{ported ? t("number.port.intro") : t(`${step}.intro`)}</p>}
            </div>
            {settled && !moved ? (
              <ActionSlot value={slot ?? undefined}>{children}</ActionSlot>
            ) : (
              <Skeleton height="320px" shape="card" label={t("loading")} />
            )}
          </div>
          {tariff.data && bill ? (
            <OrderSummary tariff={tariff.data} bill={bill} withJersey={shown.includes("extras")} slot={setSlot} />
          ) : (
            <Skeleton height="420px" shape="card" />
          )}
        </div>
      </div>
    </Container>
  );
}
