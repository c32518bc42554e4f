// The only file in this package that runs in a page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Everything that a page has stored in its browser, as one searchable text: both storages, every database and the cookies. The function is
 * self-contained, so that a journey can run it in its page.
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
