import { OrderWizard, WizardProvider } from "@tribun/checkout-wizard/wizard";
import type { OrderStep } from "@tribun/domain";
import type { ReactNode } from "react";
import { useWizardEnvironment } from "./use-wizard-environment.ts";

type OrderFrameProps = { readonly step: OrderStep; readonly children: ReactNode };

/** Renders one step of the order with its environment, frame and order summary. */
export function OrderFrame({ step, children }: OrderFrameProps) {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <OrderWizard step={step}>{children}</OrderWizard>
    </WizardProvider>
  );
}
