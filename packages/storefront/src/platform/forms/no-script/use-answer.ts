import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** What the operator has answered so far; neither while it is asked. `again` asks anew after a failure. */
export type Answer<T> = {
  readonly data?: T;
  /** True once `data` is the operator's own and no longer what the page was drawn with. */
  readonly isNews?: boolean;
  readonly error?: unknown;
  readonly again: () => void;
};

/**
 * Asks the operator for what a form alone shows, where there are no queries. Asks once for each key.
 * @param key what is asked for; undefined asks nothing yet
 * @param given what the page was drawn with; it stands until the operator has answered, and where it cannot be reached
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
    // What was answered stands until there is something newer; a failure goes at once.
    setAnswer(({ data }) => (data === undefined ? {} : { data }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...answer, again };
}
