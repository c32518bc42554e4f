import { SHARED_CACHE } from "./caches.ts";

/** Where an installed club takes what a fan shares with it from another app; the manifest names it. */
export const SHARED_PATH = "/support/shared";
/** Where the fan goes with it: to a message that leaves with a press alone. */
export const SHARED_TO = "/support?shared=1#write";
/** By the names the manifest gives them. */
const PARTS = ["title", "text", "url"] as const;
/** As much as a message holds. */
const LONGEST = 4000;

/** Of no build, and of nobody: it stays until a page takes it. */
const own = () => caches.open(SHARED_CACHE);

/**
 * Whether a page of somebody else sends it, instead of the system: that would put words into the fan's message. A worker does not see all
 * that a browser adds, so what can be seen decides.
 */
export function isForeignShare({ headers, referrer }: Pick<Request, "headers" | "referrer">, own: string): boolean {
  const origin = headers.get("origin");
  const isOther = (address: string | null) => address !== null && /^https?:/.test(address) && new URL(address).origin !== own;
  return isOther(origin) || isOther(referrer) || ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "");
}

/** Puts aside what was shared, for the page that comes next. It stays in this browser: no address and no record of a server has it. */
export async function keepShared(request: Request): Promise<void> {
  const given = await request.formData();
  const parts = PARTS.map((name) => given.get(name)).filter((part): part is string => typeof part === "string" && part.trim() !== "");
  await (await own()).put(SHARED_PATH, new Response([...new Set(parts)].join("\n").slice(0, LONGEST)));
}

/** Hands over what was put aside, once; empty where there is nothing. */
export async function takeShared(): Promise<string> {
  if (!("caches" in globalThis)) return "";
  const text = (await (await (await own()).match(SHARED_PATH))?.text()) ?? "";
  // Whole, as it stays when builds change and would outlive what was in it.
  await caches.delete(SHARED_CACHE);
  return text;
}
