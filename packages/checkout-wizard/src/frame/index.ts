export { useWizard, type WizardEnvironment, WizardProvider } from "../shared/environment.tsx";
export { HoldPanel } from "../hold/hold-panel.tsx";
export { OrderWizard } from "./order-wizard.tsx";
export { OrderProgress } from "../shared/order-progress.tsx";
export { OrderSummary } from "../summary/order-summary.tsx";
export { useBill } from "../shared/use-bill.ts";
