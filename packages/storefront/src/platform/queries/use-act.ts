import { useRef, useState } from "react";

/**
 * Runs the actions of buttons, one at a time: a second press while one runs does nothing. `busy` names the running action, `failure` is the
 * error of the last one, and `failed` names it.
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
