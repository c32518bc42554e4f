/** Whoever presses something or a key wants something of the page. */
const ACTS = ["pointerdown", "keydown"] as const;

/**
 * Runs once, right after what the fan does next has been seen to: a slow phone answers a press first. Whoever only looks fetches none of
 * what it brings. Returns what calls it off.
 */
export function onNextAct(run: () => void): () => void {
  const waiting = new AbortController();
  const act = () => {
    waiting.abort();
    setTimeout(run);
  };
  for (const kind of ACTS) document.addEventListener(kind, act, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
