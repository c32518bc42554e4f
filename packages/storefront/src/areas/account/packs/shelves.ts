import type { Option } from "@tribun/api-client/contract";

/** Categories of the packs page; packs for a trip are recognised by their tag (spec/seed-data, roaming). */
export const SHELVES = ["internet", "voice", "message", "roaming"] as const;
export type Shelf = (typeof SHELVES)[number];

/** The one category under which a pack is listed. */
export function shelfOf({ category, tags }: Pick<Option, "category" | "tags">): Shelf {
  return tags.includes("roaming") ? "roaming" : category;
}

/** The category in the address, else the first one. */
export function shelfNamed(name: string | undefined): Shelf {
  return SHELVES.find((shelf) => shelf === name) ?? SHELVES[0];
}

/** Address of the packs page or of one pack, with the query parameters to keep. */
export function packsHref(
  kept: { readonly line?: string | undefined; readonly category?: Shelf; readonly trip?: string | undefined },
  id?: string,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(kept)) if (value !== undefined) search.set(name, value);
  const path = id === undefined ? "/dashboard/options" : `/dashboard/options/${encodeURIComponent(id)}`;
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
