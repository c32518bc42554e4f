import { readItem, writeItem } from "../../hydration/storage.ts";

const KEY = "tribun.cheered";
/** Number of moments to remember; enough that none is celebrated twice. */
const KEPT = 20;

const cheered = (): readonly string[] => (readItem(KEY) ?? "").split(" ").filter((each) => /^\w+$/.test(each));

/**
 * A short hash of a moment (FNV-1a, 32 bits). The list outlives the session, so it must not show an order's id to the next fan on this
 * browser.
 */
function markOf(moment: string): string {
  let mark = 0x811c9dc5;
  for (const sign of moment) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}

/** True when this browser has celebrated a moment before. */
export const isCheered = (moment: string): boolean => cheered().includes(markOf(moment));

/** Remembers that a moment was celebrated. */
export const keepCheered = (moment: string): void => writeItem(KEY, [markOf(moment), ...cheered()].slice(0, KEPT).join(" "));
