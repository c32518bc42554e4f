import { checked } from "@tribun/forms";
import { createContext, useContext } from "react";
import type * as v from "valibot";

/** Answers that a page was drawn with, by the keys of their queries. */
export type PageAnswers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** For forms alone, which have no queries. On a page that React draws it is empty. */
export const DrawnAnswers = createContext<PageAnswers>([]);

/**
 * What the page was drawn with under a key, so that a form alone finds the markup that stands there; undefined where it brought nothing,
 * or what another version of the app understands.
 */
export function usePageAnswer<T>(key: readonly unknown[], schema: v.GenericSchema<unknown, T>): T | undefined {
  const parsed = checked(schema, useRawPageAnswer(key));
  return parsed.issues ? undefined : parsed.value;
}

/** The same as it came, for who can judge it without a schema. */
export function useRawPageAnswer(key: readonly unknown[]): unknown {
  const wanted = JSON.stringify(key);
  return useContext(DrawnAnswers).find(([name]) => JSON.stringify(name) === wanted)?.[1];
}
