import { useEffect } from "react";
import { useVoice } from "../../platform/brand/use-voice.ts";
import { isCheered, keepCheered } from "./moments.ts";

type Celebration = {
  /** What is celebrated, in a word or two below the club's shout; without it the page has shouted itself, and only paper flies. */
  readonly caption?: string | undefined;
};

/**
 * The goal moment, once for each moment in this browser and not at all under reduced motion: paper in the club's colours and its own
 * words, for a second and a half at most. Escape or a tap ends it; it takes neither focus nor clicks.
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
    // Most come without a moment, and without the paper the page says the same.
    import("./celebrate/celebrate.ts")
      .then(({ celebrate }) => {
        if (leaving.signal.aborted) return;
        keepCheered(moment);
        celebrate({ ...(words && { words }), signal: leaving.signal });
      })
      .catch(() => undefined);
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words are those of the moment at which it came
  }, [moment]);
}
