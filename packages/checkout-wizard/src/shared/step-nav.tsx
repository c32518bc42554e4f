import type { OrderStep } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import type { OrderDraft } from "../draft/order-draft.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { backStep, shownSteps, stepFor } from "../machine/steps.ts";
import { useWizard } from "./environment.tsx";
import { MainAction } from "./main-action.tsx";
import { useAhead } from "./use-ahead.ts";
import { useCircumstances } from "./use-circumstances.ts";
import { useSettledPress } from "./use-settled-press.ts";
import { useWayTo } from "./use-way-to.ts";
import styles from "./stack.module.css";

type StepNavProps = {
  readonly step: OrderStep;
  /** Checks the step; true lets the fan continue. Without it the step has no next button. */
  readonly onNext?: () => boolean;
  /** Text of the next button; by default it names the step that it leads to. */
  readonly label?: string;
  /** A second way on, beside the next button in the dock, which needs no check. */
  readonly other?: { readonly label: string; readonly change: (draft: OrderDraft) => OrderDraft };
  /** Data that the check needs is still loading; a press waits for it. */
  readonly settling?: boolean;
  /** Further buttons that lead to no step. */
  readonly children?: ReactNode;
};

/** The back button of a step, and its next button in the dock, which names the step it leads to. */
export function StepNav({ step, onNext, label, other, settling = false, children }: StepNavProps) {
  const t = useText("order");
  const { go, follow } = useWizard();
  const { draft, change } = useOrderDraft();
  const { at } = useCircumstances();
  const steps = shownSteps(draft, at);
  const following = steps[steps.indexOf(step) + 1];
  // A fan who came from the order summary goes back to it, unless the change makes another step incomplete.
  const back = draft.fromTicket === true && step !== "approval";
  const next = onNext && (back ? stepFor(draft, "approval", at) : following);
  const wayTo = useWayTo();
  const way = next && wayTo(next);
  useAhead(way);
  const leaveFor = (to: OrderStep | undefined) => {
    const way = to && wayTo(to);
    if (way?.stage === to && to) go(to);
    else if (way) follow(way.href);
  };
  const { press, busy } = useSettledPress(
    () => onNext?.() === true,
    settling,
    () => leaveFor(next),
  );
  const pressOther = () => {
    if (!other) return;
    change(other.change);
    leaveFor(back ? stepFor(other.change(draft), "approval", at) : following);
  };
  return (
    <div className={styles["row"]}>
      {step !== "tariff" && (
        <Button variant="quiet" onClick={() => go(backStep(draft, step, at))}>
          {t("nav.back")}
        </Button>
      )}
      {onNext && way && way.stage !== "tariff" && (
        <MainAction>
          {other && (
            <Button variant="quiet" onClick={pressOther}>
              {other.label}
            </Button>
          )}
          <Button busy={busy} busyLabel={t("number.shop.checking")} onClick={press}>
            {label ?? t(back && way.stage === "approval" ? "nav.ticket" : `nav.next.${way.stage}`)}
          </Button>
        </MainAction>
      )}
      {children}
    </div>
  );
}
