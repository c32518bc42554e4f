import { useEffect } from "react";
import { useVoice } from "../brand/use-voice.ts";
import { readItem, writeItem } from "../wake/storage.ts";

const KEY = "tribun.cheered";
/** Enough that none comes twice. */
const KEPT = 20;

const cheered = (): readonly string[] => (readItem(KEY) ?? "").split(" ").filter((each) => /^\w+$/.test(each));

/** Stands for a moment (FNV-1a, 32 bits): the list outlives the session, so the next fan on this browser finds no id of an order in it. */
function markOf(moment: string): string {
  let mark = 0x811c9dc5;
  for (const sign of moment) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}

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
    if (moment === undefined) return undefined;
    const mark = markOf(moment);
    if (cheered().includes(mark)) return undefined;
    const remember = () => writeItem(KEY, [mark, ...cheered()].slice(0, KEPT).join(" "));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return void remember();
    const leaving = new AbortController();
    import("./celebrate.ts").then(
      ({ celebrate }) => {
        if (leaving.signal.aborted) return;
        remember();
        celebrate({ ...(caption !== undefined && { words: { shout: goal.replace("\n", " "), caption } }), signal: leaving.signal });
      },
      // Without the paper the page says the same.
      () => undefined,
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words are those of the moment at which it came
  }, [moment]);
}
