import { lazily } from "@tribun/api-client";

/** What comes once it is wanted, and is there at once from then on. */
export type Later<T> = {
  /** Fetches it. What cannot be fetched is told as an operator that cannot be reached, and asked for anew the next time. */
  readonly load: () => Promise<T>;
  /** It, where it is there already. */
  readonly now: () => T | undefined;
};

/**
 * For the rules and the calls of a form that stands alone: it comes to life without them and fetches them with the first key.
 * `const sending = later(() => import("./sending.ts"))`.
 */
export function later<T>(fetch: () => Promise<T>): Later<T> {
  let there: T | undefined;
  const load = lazily(async () => {
    there = await fetch();
    return there;
  });
  return { load, now: () => there };
}

/** What is made of something that comes later, as rules are by what is asked for. */
export function made<T, U>(from: Later<T>, make: (there: T) => U): Later<U> {
  return {
    load: async () => make(await from.load()),
    now: () => {
      const there = from.now();
      return there === undefined ? undefined : make(there);
    },
  };
}

/** What is there already, where it may come later elsewhere. */
export function here<T>(there: T): Later<T> {
  return { load: () => Promise.resolve(there), now: () => there };
}
