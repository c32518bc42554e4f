import { TariffStep } from "@tribun/checkout-wizard/steps/tariff";
import { OrderFrame } from "../shared/order-frame.tsx";
import { RequestedTariff } from "./requested-tariff.tsx";
export { fetchFirst } from "./first.ts";

/** `/order/tariff`: the chosen tariff. With `?tariff=slug` it is chosen first, so that plain links work without script before. */
export function OrderTariff() {
  return (
    <RequestedTariff>
      <OrderFrame step="tariff">
        <TariffStep />
      </OrderFrame>
    </RequestedTariff>
  );
}
