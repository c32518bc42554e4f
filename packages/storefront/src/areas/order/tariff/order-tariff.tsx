import type { FetchFirst } from "../../../platform/page/page.ts";
import { packsQuery } from "../../../platform/queries/queries.ts";
import { TariffStep } from "@tribun/checkout-wizard/steps/tariff";
import { OrderFrame } from "../shared/order-frame.tsx";
import { RequestedTariff } from "./requested-tariff.tsx";

export const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(packsQuery(scope, "roaming"))];

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
