import { useRef, useState } from "react";

/**
 * Presses that do something at once, one at a time: a second press while one is under way does nothing.
 * `busy` names the one under way, `failure` is what the last one threw, `failed` names it.
 */
export function useAct<Name extends string>() {
  const [busy, setBusy] = useState<Name>();
  const [failed, setFailed] = useState<Name>();
  const [failure, setFailure] = useState<unknown>();
  // Two presses may come between two renders.
  const locked = useRef(false);
  const run = async (name: Name, work: () => Promise<void>): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setBusy(() => name);
    setFailed(undefined);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailed(() => name);
      setFailure(() => error);
    } finally {
      locked.current = false;
      setBusy(undefined);
    }
  };
  return { busy, failed, failure, run };
}
