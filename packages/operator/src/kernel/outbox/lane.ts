import { setTimeout as pause } from "node:timers/promises";

/**
 * Polls for work with several runners; each run ends before its runner pauses.
 * @param look runs what is due while `goOn` returns true
 */
export function keepLooking(
  look: (goOn: () => boolean) => Promise<unknown>,
  options: { readonly runners: number; readonly everyMs: number; readonly onError: (error: unknown) => void },
): { readonly stop: () => Promise<void> } {
  const { runners, everyMs, onError } = options;
  const end = new AbortController();
  const goOn = () => !end.signal.aborted;
  const run = async (_: unknown, index: number) => {
    // Staggers the runners, so that new work waits as short as possible.
    let wait = (everyMs * index) / runners;
    while (goOn()) {
      await pause(wait, undefined, { signal: end.signal }).catch(() => undefined);
      if (goOn()) await look(goOn).catch(onError);
      wait = everyMs;
    }
  };
  const ended = Promise.all(Array.from({ length: runners }, run));
  return {
    stop: async () => {
      end.abort();
      await ended;
    },
  };
}
