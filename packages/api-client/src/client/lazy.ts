import type { Api, ApiContext, FileApi } from "./api.ts";
import { ApiError } from "./error.ts";

/**
 * Creates a client that loads its code with the first call, so hydration does not wait for it. If the code cannot be loaded, the call fails
 * like one to an unreachable operator; the next call loads it again.
 */
export function createLazyApi(context: ApiContext): Api {
  const client = lazily(() => import("../http.ts").then(({ createApi }) => createApi(context)));
  return async (call, input) => (await client())(call, input);
}

/** The same for calls that answer with a file. */
export function createLazyFileApi(context: ApiContext): FileApi {
  const client = lazily(() => import("../files.ts").then(({ createFileApi }) => createFileApi(context)));
  return async (call, input) => (await client())(call, input);
}

/**
 * Returns a function that loads code on its first call and keeps it. Without a network it does not start the import, because browsers
 * remember a failed import and never try it again.
 * @throws `ApiError` -1 with reason `unreachable` if the code cannot be loaded; the next call tries again
 */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let client: Promise<T> | undefined;
  return async () => {
    if (!client && isCutOff()) throw new ApiError("-1", { reason: "unreachable" });
    client ??= load();
    try {
      return await client;
    } catch (cause) {
      client = undefined;
      throw new ApiError("-1", { cause, reason: "unreachable" });
    }
  };
}

/** True if the browser is offline and no service worker controls the page. Outside a browser: false. */
const isCutOff = () => "onLine" in navigator && !navigator.onLine && !navigator.serviceWorker?.controller;
