import { useQueryClient } from "@tanstack/react-query";
import { invoiceIntent } from "@tribun/api-client/calls/invoices";
import type { paymentOf } from "@tribun/domain";
import { placeAfter } from "@tribun/checkout-wizard";
import { useLanguage } from "@tribun/i18n";
import { useApi } from "../../api/use-app.tsx";
import { usePlace } from "../../place/place.tsx";
import { billsHref } from "../bills-shared/bills-href.ts";
import { inLanguage } from "../payment-shared/in-language.ts";
import { useOnePayment } from "../payment-shared/use-one-payment.ts";

/** Pays an invoice, with what is kept or on a payment page. */
export function usePayInvoice(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const { push } = usePlace();
  const language = useLanguage();
  return useOnePayment(id, async (payment: ReturnType<typeof paymentOf>, idempotencyKey) => {
    const back = billsHref({ bill: id });
    const urls = { successUrl: `${location.origin}${back}`, cancelUrl: `${location.origin}${back}` };
    const opened = await api(invoiceIntent, { params: { id }, body: { ...payment, ...urls }, idempotencyKey });
    const href = placeAfter(opened, back);
    if (href === opened.checkoutUrl) {
      location.assign(inLanguage(href, language));
      return true;
    }
    push(href);
    await client.invalidateQueries({ queryKey: ["private"] });
    return false;
  });
}
