// The only file here that runs in a page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * All that a page has left in its browser: both storages and every database, as one text to search. Stands by itself, so that a journey
 * may run it in its page.
 */
export async function everythingStored(): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("not read")));
    });
  const databases: unknown[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const within = database.transaction(store).objectStore(store);
      databases.push(store, await done(within.getAllKeys()), await done(within.getAll()));
    }
    database.close();
  }
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, document.cookie]);
}
