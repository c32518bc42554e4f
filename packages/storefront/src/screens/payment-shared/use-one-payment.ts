import { useEffect, useRef, useState } from "react";

/**
 * Sends what is to be paid: one press, one payment. An answer that got lost is asked for again with the same key, so that the same payment
 * comes; another wish is another payment.
 * @param subject id of what is paid: the same wish for another one is another payment
 * @param send asks the operator and leads on; gives true where the browser leaves for the payment page. What it throws is `failure`
 */
export function useOnePayment<Wish>(subject: string, send: (wish: Wish, idempotencyKey: string) => Promise<boolean>) {
  const [phase, setPhase] = useState<"idle" | "sending" | "leaving">("idle");
  const [failure, setFailure] = useState<unknown>();
  // Two presses may come between two renders.
  const locked = useRef(false);
  const wished = useRef({ content: "", key: "" });

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

  const pay = async (wish: Wish): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setPhase("sending");
    setFailure(undefined);
    const content = JSON.stringify([subject, wish]);
    if (wished.current.content !== content) wished.current = { content, key: crypto.randomUUID() };
    try {
      const leaves = await send(wish, wished.current.key);
      wished.current = { content: "", key: "" };
      if (leaves) return setPhase("leaving");
    } catch (error) {
      setFailure(() => error);
    }
    setPhase("idle");
    locked.current = false;
  };
  return { pay, phase, failure };
}
