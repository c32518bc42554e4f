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

type Words = { readonly shout: string; readonly caption: string };

/** Celebrates a moment that was not celebrated in this browser yet: not under reduced motion, which only remembers it. What draws it comes with the first. */
export async function celebrateOnce(moment: string, words: Words | undefined, signal: AbortSignal): Promise<void> {
  const mark = markOf(moment);
  if (cheered().includes(mark)) return;
  const remember = () => writeItem(KEY, [mark, ...cheered()].slice(0, KEPT).join(" "));
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return remember();
  const { celebrate } = await import("./celebrate.ts");
  if (signal.aborted) return;
  remember();
  celebrate({ ...(words && { words }), signal });
}
