import { readItem, writeItem } from "../../hydration/storage.ts";

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

/** Whether a moment was celebrated in this browser already. */
export const isCheered = (moment: string): boolean => cheered().includes(markOf(moment));

/** Keeps that it was. */
export const keepCheered = (moment: string): void => writeItem(KEY, [markOf(moment), ...cheered()].slice(0, KEPT).join(" "));
