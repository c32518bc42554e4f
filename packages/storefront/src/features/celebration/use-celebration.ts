import { useEffect } from "react";
import { useVoice } from "../../platform/brand/use-voice.ts";
import { isCheered, keepCheered } from "./moments.ts";

type Celebration = {
  /** What is celebrated, in a word or two below the club's shout. Without it the page shows the shout itself, and only confetti falls. */
  readonly caption?: string | undefined;
};

/**
 * The goal celebration: confetti in the club's colours and the club's shout, for at most 1.5 seconds. It shows once for each moment in this
 * browser, and never under reduced motion. Escape or a tap ends it; it takes neither focus nor clicks.
 * @param moment names what is celebrated; undefined while there is nothing
 */
export function useCelebration(moment: string | undefined, { caption }: Celebration = {}): void {
  const { goal } = useVoice();
  useEffect(() => {
    if (moment === undefined || isCheered(moment)) return undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      keepCheered(moment);
      return undefined;
    }
    const leaving = new AbortController();
    const words = caption === undefined ? undefined : { shout: goal.replace("\n", " "), caption };
    // Most visits have no moment, so this code loads late. If it cannot load, the page says the same without confetti.
    import("./celebrate/celebrate.ts")
      .then(({ celebrate }) => {
        if (leaving.signal.aborted) return;
        keepCheered(moment);
        celebrate({ ...(words && { words }), signal: leaving.signal });
      })
      .catch(() => undefined);
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a celebration keeps the words that it began with
  }, [moment]);
}
