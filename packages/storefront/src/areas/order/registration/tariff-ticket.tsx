import { goesWithJersey, useOrderDraft } from "@tribun/checkout-wizard";
import { HoldPanel, OrderProgress, OrderSummary, useBill, WizardProvider } from "@tribun/checkout-wizard/wizard";
import { useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { useWizardEnvironment } from "../shared/use-wizard-environment.ts";

type TicketProps = {
  /** Receives the place of the main action. */
  readonly slot: (element: HTMLElement | null) => void;
};

/** The order summary beside the registration, so that the fan sees that the cart is kept, with the registration's main action. */
export function TariffTicket({ slot }: TicketProps) {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <Ticket slot={slot} />
    </WizardProvider>
  );
}

/**
 * The clock of the held number above the form. The registration is the longest step of the order, so the fan can extend the hold here (WCAG
 * 2.2.1).
 */
export function TariffHold() {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <HoldPanel />
    </WizardProvider>
  );
}

/** The progress of the order, of which the registration is the stage of the person. */
export function TariffProgress() {
  return (
    <WizardProvider value={useWizardEnvironment()}>
      <OrderProgress stage="person" />
    </WizardProvider>
  );
}

function Ticket({ slot }: TicketProps) {
  const t = useText("auth");
  const { draft } = useOrderDraft();
  const { tariff, bill } = useBill();
  // The draft already says whether the fan was asked for a jersey, so do not fetch the list of jerseys again.
  const withJersey = draft.jersey !== undefined && goesWithJersey(draft);
  if (tariff && bill) return <OrderSummary tariff={tariff} bill={bill} withJersey={withJersey} slot={slot} />;
  return <Skeleton height="420px" shape="card" label={t("register.loading")} />;
}
