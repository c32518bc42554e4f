const FAST_MS = 3000;
const SLOW_MS = 30_000;
const FAST_ROUNDS = 20;

/** Milliseconds until what is awaited is asked for again, after so many rounds: 3 seconds for the first 20, then 30 (flows §4.7). */
export function pause(rounds: number): number {
  return rounds < FAST_ROUNDS ? FAST_MS : SLOW_MS;
}

/** The same for a query. Failures count as rounds too, and are asked again. */
export function nextRound(state: { readonly dataUpdateCount: number; readonly errorUpdateCount: number }): number {
  return pause(state.dataUpdateCount + state.errorUpdateCount);
}
