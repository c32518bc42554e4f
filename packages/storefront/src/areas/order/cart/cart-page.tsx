import { Cart } from "@tribun/checkout-wizard/cart";
import { WizardProvider } from "@tribun/checkout-wizard/wizard";
import { useWizardEnvironment } from "../shared/use-wizard-environment.ts";

/** `/cart`: the contents of the order draft in this browser. */
export function CartPage() {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <Cart />
    </WizardProvider>
  );
}
