import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { OptionPurchase } from "@tribun/api-client/schemas/packs";
import { placeAfter } from "@tribun/checkout-wizard";
import { useSendOnce } from "@tribun/forms";
import { useLanguage } from "@tribun/i18n";
import { useApi } from "../../../platform/app/use-app.tsx";
import { usePlace } from "../../../platform/place/place.tsx";
import { packsHref } from "./shelves.ts";

/** Buys a pack, with a stored method or on a payment page. If the price has changed, the purchase fails and the packs are refetched. */
export function useBuyPack(optionId: string) {
  const api = useApi();
  const { push } = usePlace();
  const client = useQueryClient();
  const language = useLanguage();
  const { press, leave, phase, failure } = useSendOnce({ anew: true });
  const pay = (body: OptionPurchase) =>
    press([optionId, body], async (idempotencyKey) => {
      const { optionIntent } = await import("@tribun/api-client/calls/packs");
      const opened = await api(optionIntent, { params: { id: optionId }, body, idempotencyKey }).catch(async (error: unknown) => {
        if (error instanceof ApiError && error.reason === "option.price")
          for (const name of ["pack", "packs"]) await client.invalidateQueries({ queryKey: ["public", language, name] });
        throw error;
      });
      const href = placeAfter(opened, packsHref({ line: body.lineId }, optionId));
      if (href !== opened.checkoutUrl) return push(href);
      leave();
      location.assign(href);
    });
  return { pay, phase, failure };
}
