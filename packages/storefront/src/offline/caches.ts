/** Begins the name of each cache of ours; one build has one. */
export const CACHE_PREFIX = "club-";

/** The pages that open without a network: their documents are shells, the same for every fan. */
export const OFFLINE_PAGES: readonly string[] = ["/dashboard", "/dashboard/bills"];

/** Removes the caches of all builds but one. @param kept name of the one that stays; none does without it */
export async function dropCaches(kept?: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== kept).map((name) => caches.delete(name)));
}
