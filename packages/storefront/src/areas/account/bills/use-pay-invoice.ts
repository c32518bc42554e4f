import { useQueryClient } from "@tanstack/react-query";
import { invoiceIntent } from "@tribun/api-client/calls/invoice-payment";
import type { paymentOf } from "@tribun/domain";
import { placeAfter } from "@tribun/checkout-wizard";
import { useSendOnce } from "@tribun/forms";
import { useLanguage } from "@tribun/i18n";
import { useApi } from "../../../platform/app/use-app.tsx";
import { usePlace } from "../../../platform/place/place.tsx";
import { billsHref } from "../shared/bills-href.ts";
import { inLanguage } from "../../../features/payment/in-language.ts";

/** Pays an invoice with a stored method or on a payment page. */
export function usePayInvoice(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const { push } = usePlace();
  const language = useLanguage();
  const { press, leave, phase, failure } = useSendOnce({ anew: true });
  const pay = (payment: ReturnType<typeof paymentOf>) => {
    const back = billsHref({ bill: id });
    const urls = { successUrl: `${location.origin}${back}`, cancelUrl: `${location.origin}${back}` };
    return press([id, payment], async (idempotencyKey) => {
      const opened = await api(invoiceIntent, { params: { id }, body: { ...payment, ...urls }, idempotencyKey });
      const href = placeAfter(opened, back);
      if (href === opened.checkoutUrl) {
        leave();
        location.assign(inLanguage(href, language));
        return;
      }
      push(href);
      await client.invalidateQueries({ queryKey: ["private"] });
    });
  };
  return { pay, phase, failure };
}
