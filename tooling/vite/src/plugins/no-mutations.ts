/**
 * Stands in a club's build for Query's cache of mutations, which every client makes. The shop changes things by `useAct`, which shows
 * what became of a press and knows its key, and never by a mutation: there is none to keep, to continue or to tell of.
 */
export class MutationCache {
  clear(): void {}

  /** Throws: whoever makes a mutation must take the stand-in away (`club-app.ts`). */
  build(): never {
    throw new Error("This build has no mutations.");
  }

  getAll(): readonly never[] {
    return [];
  }

  findAll(): readonly never[] {
    return [];
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
