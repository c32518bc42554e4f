const FAST_MS = 3000;
const SLOW_MS = 30_000;
const FAST_ROUNDS = 20;

/** Milliseconds until the next fetch of what is awaited: 3 seconds for the first 20 rounds, then 30 (flows §4.7). */
export function pause(rounds: number): number {
  return rounds < FAST_ROUNDS ? FAST_MS : SLOW_MS;
}

/** The same for a query. Failures count as rounds too, and another round follows them. */
export function nextRound(state: { readonly dataUpdateCount: number; readonly errorUpdateCount: number }): number {
  return pause(state.dataUpdateCount + state.errorUpdateCount);
}
