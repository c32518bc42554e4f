import type { OptionPurchase } from "@tribun/api-client/schemas/packs";
import { placeAfter } from "@tribun/checkout-wizard";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/use-app.tsx";
import { usePlace } from "../../place/place.tsx";
import { packsHref } from "./shelves.ts";

/** Buys a pack: one press, one purchase. An answer that got lost is asked for again with the same key, so that the same purchase comes. */
export function useBuyPack(optionId: string) {
  const api = useApi();
  const { push } = usePlace();
  const [phase, setPhase] = useState<"idle" | "sending" | "leaving">("idle");
  const [failure, setFailure] = useState<unknown>();
  const locked = useRef(false);
  // Belongs to what was wished for: another wish is another purchase.
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

  const buy = async (body: OptionPurchase): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setPhase("sending");
    setFailure(undefined);
    const content = JSON.stringify(body);
    if (wish.current.content !== content) wish.current = { content, key: crypto.randomUUID() };
    try {
      const { optionIntent } = await import("@tribun/api-client/calls/packs");
      const opened = await api(optionIntent, { params: { id: optionId }, body, idempotencyKey: wish.current.key });
      wish.current = { content: "", key: "" };
      const href = placeAfter(opened, packsHref({ line: body.lineId }, optionId));
      if (href === opened.checkoutUrl) {
        setPhase("leaving");
        location.assign(href);
        return;
      }
      push(href);
      setPhase("idle");
    } catch (error) {
      setFailure(() => error);
      setPhase("idle");
    }
    locked.current = false;
  };
  return { buy, phase, failure };
}
