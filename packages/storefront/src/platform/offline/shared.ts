import { SHARED_CACHE } from "./caches.ts";

/** Address to which the system posts what a fan shares with the installed club from another app; the manifest names it. */
export const SHARED_PATH = "/support/shared";
/** The page that then opens: a message that is sent only on a press. */
export const SHARED_TO = "/support?shared=1#write";
/** Names of the fields in the manifest. */
const PARTS = ["title", "text", "url"] as const;
/** The length of the longest message. */
const LONGEST = 4000;

/** It belongs to no build and no fan, and stays until a page takes it. */
const own = () => caches.open(SHARED_CACHE);

/**
 * True when a page of another site posts instead of the system: that would put words into the fan's message. A worker does not see all
 * headers that a browser adds, so any of those it sees decides.
 */
export function isForeignShare({ headers, referrer }: Pick<Request, "headers" | "referrer">, own: string): boolean {
  const origin = headers.get("origin");
  const isOther = (address: string | null) => address !== null && /^https?:/.test(address) && new URL(address).origin !== own;
  return isOther(origin) || isOther(referrer) || ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "");
}

/** Stores what was shared for the page that opens next. It stays in this browser: no address and no server's log contains it. */
export async function keepShared(request: Request): Promise<void> {
  const given = await request.formData();
  const parts = PARTS.map((name) => given.get(name)).filter((part): part is string => typeof part === "string" && part.trim() !== "");
  await (await own()).put(SHARED_PATH, new Response([...new Set(parts)].join("\n").slice(0, LONGEST)));
}

/** Returns what was shared, once; empty when there is nothing. */
export async function takeShared(): Promise<string> {
  if (!("caches" in globalThis)) return "";
  const text = (await (await (await own()).match(SHARED_PATH))?.text()) ?? "";
  // Deletes the whole cache, because a change of build keeps it and it would outlive its content.
  await caches.delete(SHARED_CACHE);
  return text;
}
