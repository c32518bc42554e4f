import { lazily } from "@tribun/api-client";

/** A module or value that is fetched on demand and then cached. */
export type Later<T> = {
  /** Fetches it. A failure is reported as an unreachable operator, and the next call fetches again. */
  readonly load: () => Promise<T>;
  /** The value if it has loaded. */
  readonly now: () => T | undefined;
};

/**
 * For the rules and the calls of a standalone form: it hydrates without them and fetches them with the first key. `const sending = later(()
 * => import("./sending.ts"))`.
 */
export function later<T>(fetch: () => Promise<T>): Later<T> {
  let there: T | undefined;
  const load = lazily(async () => {
    there = await fetch();
    return there;
  });
  return { load, now: () => there };
}

/** Derives a `Later` from another one, for instance rules from a loaded module. */
export function derived<T, U>(from: Later<T>, make: (there: T) => U): Later<U> {
  return {
    load: async () => make(await from.load()),
    now: () => {
      const there = from.now();
      return there === undefined ? undefined : make(there);
    },
  };
}

/** Wraps a value that is already loaded as a `Later`. */
export function loaded<T>(there: T): Later<T> {
  return { load: () => Promise.resolve(there), now: () => there };
}
