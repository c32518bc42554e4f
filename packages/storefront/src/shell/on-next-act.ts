/** A press or a key means that the fan uses the page. */
const ACTS = ["pointerdown", "keydown"] as const;

/**
 * Runs once, at the fan's next press or key, in a task of its own after the next frame, so that a slow phone first shows the press. A fan
 * who only reads loads nothing. Returns the function that cancels it.
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
