/**
 * Stands in a club's build for what Query reads endless lists with, which each of its queries knows. The shop has one list that grows,
 * and asks for it up to a page. Throws: whoever makes such a query must take the stand-in away (`club-app.ts`).
 */
export function infiniteQueryBehavior(): never {
  throw new Error("This build has no infinite queries.");
}

/** Its observer asks for both. */
export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
