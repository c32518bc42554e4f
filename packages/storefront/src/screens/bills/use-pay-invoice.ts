import { useQueryClient } from "@tanstack/react-query";
import { invoiceIntent } from "@tribun/api-client/calls/invoices";
import { type paymentOf, placeAfter } from "@tribun/checkout-wizard";
import type { Language } from "@tribun/domain";
import { useLanguage } from "@tribun/i18n";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/use-app.tsx";
import { usePlace } from "../../place/place.tsx";
import { billsHref } from "../bills-shared/bills-href.ts";

/** The payment page in the language that is read here: an invoice keeps the one that it was issued in. */
export function inLanguage(checkoutUrl: string, language: Language): string {
  const url = new URL(checkoutUrl);
  url.searchParams.set("lang", language);
  return url.href;
}

/** Pays an invoice: one press, one payment. An answer that got lost is asked for again with the same key, so that the same payment comes. */
export function usePayInvoice(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const { push } = usePlace();
  const language = useLanguage();
  const [phase, setPhase] = useState<"idle" | "sending" | "leaving">("idle");
  const [failure, setFailure] = useState<unknown>();
  const locked = useRef(false);
  // Belongs to what was wished for: another way to pay is another payment.
  const wish = useRef({ content: "", key: "" });

  // Coming back from the payment page by Back may show this very page again, frozen while it was leaving.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      locked.current = false;
      setPhase("idle");
    };
    globalThis.addEventListener("pageshow", back);
    return () => globalThis.removeEventListener("pageshow", back);
  }, []);

  const pay = async (payment: ReturnType<typeof paymentOf>): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setPhase("sending");
    setFailure(undefined);
    const content = JSON.stringify(payment);
    if (wish.current.content !== content) wish.current = { content, key: crypto.randomUUID() };
    const back = billsHref({ bill: id });
    const urls = { successUrl: `${location.origin}${back}`, cancelUrl: `${location.origin}${back}` };
    try {
      const opened = await api(invoiceIntent, { params: { id }, body: { ...payment, ...urls }, idempotencyKey: wish.current.key });
      wish.current = { content: "", key: "" };
      const href = placeAfter(opened, back);
      if (href === opened.checkoutUrl) {
        setPhase("leaving");
        location.assign(inLanguage(href, language));
        return;
      }
      push(href);
      await client.invalidateQueries({ queryKey: ["private"] });
    } catch (error) {
      setFailure(() => error);
    }
    setPhase("idle");
    locked.current = false;
  };
  return { pay, phase, failure };
}
