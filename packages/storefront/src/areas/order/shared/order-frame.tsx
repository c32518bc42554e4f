import { OrderWizard, WizardProvider } from "@tribun/checkout-wizard/wizard";
import type { OrderStep } from "@tribun/domain";
import type { ReactNode } from "react";
import { useWizardEnvironment } from "./use-wizard-environment.ts";

type OrderFrameProps = { readonly step: OrderStep; readonly children: ReactNode };

/** The wizard on a page: surroundings, frame and ticket around one step. */
export function OrderFrame({ step, children }: OrderFrameProps) {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <OrderWizard step={step}>{children}</OrderWizard>
    </WizardProvider>
  );
}
