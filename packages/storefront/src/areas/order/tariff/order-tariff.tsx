import { TariffStep } from "@tribun/checkout-wizard/steps/tariff";
import { OrderFrame } from "../shared/order-frame.tsx";
import { RequestedTariff } from "./requested-tariff.tsx";
export { fetchFirst } from "./first.ts";

/** `/order/tariff`: the chosen tariff. `?tariff=slug` chooses it first, so that a plain link works before any script runs. */
export function OrderTariff() {
  return (
    <RequestedTariff>
      <OrderFrame step="tariff">
        <TariffStep />
      </OrderFrame>
    </RequestedTariff>
  );
}
