/** Whoever presses something or a key wants something of the page. */
const ACTS = ["pointerdown", "keydown"] as const;

/** Runs once, when the fan does something next; whoever only looks fetches none of what it brings. Returns what calls it off. */
export function onNextAct(run: () => void): () => void {
  const waiting = new AbortController();
  const act = () => {
    waiting.abort();
    run();
  };
  for (const kind of ACTS) document.addEventListener(kind, act, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
