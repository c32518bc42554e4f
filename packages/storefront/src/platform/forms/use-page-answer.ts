import { checked } from "@tribun/forms";
import { createContext, useContext } from "react";
import type * as v from "valibot";

/** Answers that a page was rendered with, by query key. */
export type PageAnswers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** For standalone forms, which have no queries. Empty on a page that React draws. */
export const DrawnAnswers = createContext<PageAnswers>([]);

/**
 * What the page was rendered with under a key, so that a standalone form renders the same markup. Undefined when there is nothing, or when
 * another version of the app wrote it and it does not fit the schema.
 */
export function usePageAnswer<T>(key: readonly unknown[], schema: v.GenericSchema<unknown, T>): T | undefined {
  const parsed = checked(schema, useRawPageAnswer(key));
  return parsed.issues ? undefined : parsed.value;
}

/** The same without a schema, for a caller that checks it in another way. */
export function useRawPageAnswer(key: readonly unknown[]): unknown {
  const wanted = JSON.stringify(key);
  return useContext(DrawnAnswers).find(([name]) => JSON.stringify(name) === wanted)?.[1];
}
