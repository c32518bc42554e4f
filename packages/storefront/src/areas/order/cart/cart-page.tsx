import { Cart } from "@tribun/checkout-wizard/cart";
import { WizardProvider } from "@tribun/checkout-wizard/wizard";
import { useWizardEnvironment } from "../shared/use-wizard-environment.ts";

/** `/cart`: what the fan has put together, out of the order's draft in this browser. */
export function CartPage() {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <Cart />
    </WizardProvider>
  );
}
