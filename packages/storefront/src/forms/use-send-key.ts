import { useRef } from "react";

/** One idempotency key for one text: sending the same again, after a lost answer, counts once. */
export function useSendKey(): (body: object) => string {
  const last = useRef<{ text: string; key: string }>(undefined);
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
