import type { OptionPurchase } from "@tribun/api-client/schemas/packs";
import { placeAfter } from "@tribun/checkout-wizard";
import { useApi } from "../../api/use-app.tsx";
import { usePlace } from "../../place/place.tsx";
import { useOnePayment } from "../payment-shared/use-one-payment.ts";
import { packsHref } from "./shelves.ts";

/** Buys a pack, with what is kept or on a payment page. */
export function useBuyPack(optionId: string) {
  const api = useApi();
  const { push } = usePlace();
  return useOnePayment(optionId, async (body: OptionPurchase, idempotencyKey) => {
    const { optionIntent } = await import("@tribun/api-client/calls/packs");
    const opened = await api(optionIntent, { params: { id: optionId }, body, idempotencyKey });
    const href = placeAfter(opened, packsHref({ line: body.lineId }, optionId));
    const leaves = href === opened.checkoutUrl;
    if (leaves) location.assign(href);
    else push(href);
    return leaves;
  });
}
