/** Begins the name of each cache of ours; one build has one. */
export const CACHE_PREFIX = "club-";

/** What a fan shares with the installed club, until the page takes it: of no build. */
export const SHARED_CACHE = `${CACHE_PREFIX}shared`;

/** The pages that open without a network: their documents are shells, the same for every fan. */
export const OFFLINE_PAGES: readonly string[] = ["/dashboard", "/dashboard/bills"];

/** Removes the caches of all builds but one. @param kept name of the one that stays, beside what was shared; without it none does */
export async function dropCaches(kept?: string): Promise<void> {
  const stays = kept === undefined ? [] : [kept, SHARED_CACHE];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX) && !stays.includes(name)).map((name) => caches.delete(name)));
}
