import { goesWithJersey, useOrderDraft } from "@tribun/checkout-wizard";
import { HoldPanel, OrderSummary, useBill, WizardProvider } from "@tribun/checkout-wizard/wizard";
import { useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { useWizardEnvironment } from "../shared/use-wizard-environment.ts";

/** The same ticket as in the order, beside the registration: the cart is kept, and can be seen to be. */
export function TariffTicket() {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <Ticket />
    </WizardProvider>
  );
}

/** The clock of the held number, above the form: nothing of the order takes longer, and it can be held longer from here (WCAG 2.2.1). */
export function TariffHold() {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <HoldPanel />
    </WizardProvider>
  );
}

function Ticket() {
  const t = useText("auth");
  const { draft } = useOrderDraft();
  const { tariff, bill } = useBill();
  // Whoever comes here has been asked for a jersey if there is one: which there are need not be asked for again.
  const withJersey = draft.jersey !== undefined && goesWithJersey(draft);
  if (tariff && bill) return <OrderSummary tariff={tariff} bill={bill} withJersey={withJersey} />;
  return <Skeleton height="420px" shape="card" label={t("register.loading")} />;
}
