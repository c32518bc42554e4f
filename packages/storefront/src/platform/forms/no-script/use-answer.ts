import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** The operator's answer so far; neither data nor error while the call runs. `again` repeats the call after a failure. */
export type Answer<T> = {
  readonly data?: T;
  /** True once `data` comes from the operator and no longer from the rendered page. */
  readonly isNews?: boolean;
  readonly error?: unknown;
  readonly again: () => void;
};

/**
 * Fetches from the operator what a standalone form shows, because such a form has no queries. Fetches once for each key.
 * @param key what to fetch; undefined fetches nothing yet
 * @param given what the page was rendered with; it stays until the operator answers, and when it cannot be reached
 */
export function useAnswer<T>(key: string | undefined, ask: () => Promise<T>, given?: T): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Omit<Answer<T>, "again">>(given === undefined ? {} : { data: given });
  const send = useEffectEvent(ask);
  useEffect(() => {
    if (key === undefined) return undefined;
    let wanted = true;
    send().then(
      (data) => wanted && setAnswer({ data, isNews: true }),
      (error: unknown) => wanted && setAnswer(({ data }) => (data === undefined ? { error } : { data, error })),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  const again = useCallback(() => {
    // Data stays until there is newer data; an error disappears at once.
    setAnswer(({ data }) => (data === undefined ? {} : { data }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...answer, again };
}
