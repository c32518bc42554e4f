import type { OptionPurchase } from "@tribun/api-client/schemas/packs";
import { placeAfter } from "@tribun/checkout-wizard";
import { useSendOnce } from "@tribun/forms";
import { useApi } from "../../api/use-app.tsx";
import { usePlace } from "../../place/place.tsx";
import { packsHref } from "./shelves.ts";

/** Buys a pack, with what is kept or on a payment page. */
export function useBuyPack(optionId: string) {
  const api = useApi();
  const { push } = usePlace();
  const { press, leave, phase, failure } = useSendOnce({ anew: true });
  const pay = (body: OptionPurchase) =>
    press([optionId, body], async (idempotencyKey) => {
      const { optionIntent } = await import("@tribun/api-client/calls/packs");
      const opened = await api(optionIntent, { params: { id: optionId }, body, idempotencyKey });
      const href = placeAfter(opened, packsHref({ line: body.lineId }, optionId));
      if (href !== opened.checkoutUrl) return push(href);
      leave();
      location.assign(href);
    });
  return { pay, phase, failure };
}
