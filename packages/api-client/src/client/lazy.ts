import type { Api, ApiContext, FileApi } from "./api.ts";
import { ApiError } from "./error.ts";

/**
 * The client, whose code comes with the first call: a page is alive before it needs the network.
 * Code that cannot be fetched is the same to a fan as an operator that cannot be reached, and is fetched again next time.
 */
export function createLazyApi(context: ApiContext): Api {
  const client = lazily(() => import("../http.ts").then(({ createApi }) => createApi(context)));
  return async (call, input) => (await client())(call, input);
}

/** The same for calls that answer with a file. */
export function createLazyFileApi(context: ApiContext): FileApi {
  const client = lazily(() => import("../http.ts").then(({ createFileApi }) => createFileApi(context)));
  return async (call, input) => (await client())(call, input);
}

/**
 * Code that comes when it is first asked for, and once. Without a network it is not asked for: browsers remember code that they could not
 * fetch, and never ask for it again.
 * @throws `ApiError` -1, unreachable, where it cannot be fetched; it is asked for anew the next time
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

/** True where nothing can come: from the network, or from the worker that keeps pages. Outside a browser nobody knows. */
const isCutOff = () => "onLine" in navigator && !navigator.onLine && !navigator.serviceWorker?.controller;
