/** Whoever presses something or a key wants something of the page. */
const ACTS = ["pointerdown", "keydown"] as const;

/**
 * Runs once, when the fan does something next, in a task of its own after the next picture, so that a slow phone shows first that it was
 * pressed. Whoever only looks fetches none of what it brings. Returns what calls it off.
 */
export function onNextAct(run: () => void): () => void {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let picture: number | undefined;
  const act = () => {
    waiting.abort();
    picture = requestAnimationFrame(() => {
      timer = setTimeout(run);
    });
  };
  for (const kind of ACTS) document.addEventListener(kind, act, { capture: true, passive: true, signal: waiting.signal });
  return () => {
    waiting.abort();
    if (picture !== undefined) cancelAnimationFrame(picture);
    clearTimeout(timer);
  };
}
