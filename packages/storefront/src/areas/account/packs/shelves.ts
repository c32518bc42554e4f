import type { Option } from "@tribun/api-client/contract";

/** How packs are sorted on their page; those for a journey are told by their tag (spec/seed-data, roaming). */
export const SHELVES = ["internet", "voice", "message", "roaming"] as const;
export type Shelf = (typeof SHELVES)[number];

/** The shelf on which a pack stands, once. */
export function shelfOf({ category, tags }: Pick<Option, "category" | "tags">): Shelf {
  return tags.includes("roaming") ? "roaming" : category;
}

/** What an address asks for, else the first shelf. */
export function shelfNamed(name: string | undefined): Shelf {
  return SHELVES.find((shelf) => shelf === name) ?? SHELVES[0];
}

/** An address of the packs' page, or of one pack's, with what is kept on the way. */
export function packsHref(
  kept: { readonly line?: string | undefined; readonly category?: Shelf; readonly trip?: string | undefined },
  id?: string,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(kept)) if (value !== undefined) search.set(name, value);
  const path = id === undefined ? "/dashboard/options" : `/dashboard/options/${encodeURIComponent(id)}`;
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
