export { useWizard, type WizardEnvironment, WizardProvider } from "./environment.tsx";
export { HoldPanel } from "../hold/hold-panel.tsx";
export { OrderWizard } from "./order-wizard.tsx";
export { OrderSummary } from "../ticket/order-summary.tsx";
export { useBill } from "./use-bill.ts";
