import { setTimeout as pause } from "node:timers/promises";

/**
 * Looks for work again and again, with several runners; each look is done before its runner pauses.
 * @param look does what is due, for as long as `goOn` says so
 */
export function keepLooking(
  look: (goOn: () => boolean) => Promise<unknown>,
  options: { readonly runners: number; readonly everyMs: number; readonly onError: (error: unknown) => void },
): { readonly stop: () => Promise<void> } {
  const { runners, everyMs, onError } = options;
  const end = new AbortController();
  const goOn = () => !end.signal.aborted;
  const run = async (_: unknown, index: number) => {
    // One after the other, so that something new waits for the shortest time.
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
