/** Prefix of the names of this site's caches; each build has one. */
export const CACHE_PREFIX = "club-";

/** Holds what a fan shares with the installed club until the page takes it; it belongs to no build. */
export const SHARED_CACHE = `${CACHE_PREFIX}shared`;

/** The pages that open without a network. Their documents are shells, the same for every fan. */
export const OFFLINE_PAGES: readonly string[] = ["/dashboard", "/dashboard/bills"];

/** Removes the caches of all builds but one. @param kept name of the one that stays, with what was shared; without it all are removed */
export async function dropCaches(kept?: string): Promise<void> {
  const stays = kept === undefined ? [] : [kept, SHARED_CACHE];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX) && !stays.includes(name)).map((name) => caches.delete(name)));
}
