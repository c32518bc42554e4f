import { ApiError } from "@tribun/api-client";
import { useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, Notice } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { FormFailure } from "@tribun/forms";
import { useWizard } from "../../../shared/environment.tsx";
import { StepLink } from "../../../shared/step-link.tsx";
import { useLeaveForNumber } from "../use-leave-for-number.ts";

type OrderFailureProps = { readonly error: unknown; readonly onRetry: () => void };

/** Why the order was refused, beside the button, with the fitting recovery action. No input is lost. */
export function OrderFailure({ error, onRetry }: OrderFailureProps) {
  const t = useText("approval");
  const order = useText("order");
  const common = useText("common");
  const ruleText = useRuleText();
  const { links } = useWizard();
  const leaveForNumber = useLeaveForNumber();
  const code = error instanceof ApiError ? error.code : "-1";
  const retry = (
    <Button variant="quiet" onClick={onRetry}>
      {common("action.retry")}
    </Button>
  );
  const otherWay = (
    <Button
      variant="quiet"
      onClick={() => document.querySelector<HTMLElement>("select#paymentMethod, #paymentMethod input:checked")?.focus()}
    >
      {t("failure.payment")}
    </Button>
  );
  const actions: Partial<Record<string, ReactNode>> = {
    "-1": retry,
    "1006": retry,
    "1037": otherWay,
    "1038": otherWay,
    "1012": <StepLink href={links.tariffs}>{t("failure.tariffs")}</StepLink>,
    "1023": <StepLink href={links.tariffs}>{t("failure.tariffs")}</StepLink>,
    "1033": <StepLink href={links.lines}>{order("ways.lines")}</StepLink>,
    "1034": <StepLink href={links.login("approval")}>{t("failure.login")}</StepLink>,
    "1003": <StepLink href={links.login("approval")}>{t("failure.login")}</StepLink>,
    "1048": <StepLink href={links.login("approval")}>{t("failure.login")}</StepLink>,
  };
  const refused = error instanceof ApiError ? error.fieldErrors : [];
  const portedRefused = refused.some(({ field }) => field.startsWith("portingOptions"));
  if (refused.length > 0) {
    return (
      <Notice
        tone="bad"
        title={t("failure.title")}
        announce
        action={
          portedRefused && (
            <Button variant="quiet" onClick={leaveForNumber}>
              {t("failure.number")}
            </Button>
          )
        }
      >
        <ul>
          {refused.map(({ field, rule }) => (
            <li key={`${field} ${rule}`}>{ruleText(rule)}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return <FormFailure error={error} action={actions[code]} />;
}
